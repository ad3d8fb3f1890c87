/** The better line played on the board, beside the game: step after step, with a way back. It never happened. */
import { tick } from 'svelte';
import { get, Trouble } from '../lib/api';
import { still } from '../lib/settings.svelte';
import { afterStep } from './coach';
import { lookBefore, showChange } from './motion';
import type { Replay } from './replay.svelte';
import { within } from './steps';
import type { Table } from './table.svelte';
import type { BetterLine, Judged, Position } from '../wire/table';

/** Milliseconds that a step stays on the page; the first look at the table before it is shorter. */
const STEP = 2600;
const FIRST = 1200;

export class Way {
  readonly #table: Table;
  readonly #replay: Replay;
  line = $state.raw<BetterLine | null>(null);
  /** The better answer, with which the line begins. */
  best = $state('');
  /** Steps on the page; 0: the table before the better answer. */
  at = $state(0);
  #timer = 0;

  constructor(table: Table, replay: Replay) {
    this.#table = table;
    this.#replay = replay;
  }

  readonly steps: number = $derived.by(() => this.line?.steps.length ?? 0);
  /** The table in the line; null while the game itself is looked at. */
  readonly position: Position | null = $derived.by(() => {
    const before = this.#replay.position;
    return this.line && before ? afterStep(before, this.line, this.at) : null;
  });

  /** From the table before the answer on, by itself; who wants no motion takes the steps. */
  async show({ move, seat, best }: Judged): Promise<void> {
    this.leave();
    try {
      const line = await get<BetterLine>(`/api/rooms/${this.#table.id}/review/${move}/line`);
      await this.#replay.goAs(move - 1, seat);
      Object.assign(this, { line, best, at: 0 });
      if (!still()) this.#goOn(FIRST);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#table.trouble = error;
    }
  }

  #goOn(after: number): void {
    this.#timer = window.setTimeout(() => {
      void this.#go(this.at + 1);
      if (this.at < this.steps) this.#goOn(STEP);
    }, after);
  }

  /** By hand; then nothing goes on by itself any more. */
  step(by: number): void {
    clearTimeout(this.#timer);
    void this.#go(this.at + by);
  }

  async #go(to: number): Promise<void> {
    const root = this.#table.root;
    const before = root ? lookBefore(root, null) : null;
    this.at = within(to, this.steps);
    await tick();
    if (before && root) showChange(before, root, still());
  }

  /** Back to the game as it was. */
  leave(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }
}
