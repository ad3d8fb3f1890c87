/** What someone looks at, and what the game tells about it on a closer look. */
import { untrack } from 'svelte';
import { get, Trouble } from '../lib/api';
import type { Eye } from './board';
import type { Table } from './table.svelte';
import type { Position } from '../wire/table';

/** A pointer that only passes by asks nothing. */
const PAUSE = 130;
const ALL_SEEING = -2;

export class Look implements Eye {
  /** Under the pointer, or in focus. */
  pointed = $state('');
  held = $state('');
  looked = $state('');
  survey = $state.raw<unknown>(null);
  shown = $state.raw<readonly string[]>([]);
  #known = new Map<string, unknown>();
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Inside an effect: look at the first of what is explained, pointed at or held that a look is worth. */
  follow(explained: string, position: Position): () => void {
    const surveys = (thing: string): boolean => !!thing && !!this.#table.board?.surveys?.(thing, position.view);
    const thing = [explained, this.pointed, this.held].find(surveys) ?? '';
    const key = `${position.n}.${position.line}.${position.seat}.${thing}`;
    untrack(() => {
      this.looked = thing;
      this.survey = this.#known.get(key) ?? null;
    });
    const timer =
      thing && !this.#known.has(key) ? window.setTimeout(() => void this.#ask(thing, position, key), PAUSE) : 0;
    return () => clearTimeout(timer);
  }

  async #ask(thing: string, position: Position, key: string): Promise<void> {
    const eyes = position.seat >= 0 ? position.seat : position.seat === ALL_SEEING ? 'all' : 'watch';
    try {
      const found = await get<object>(
        `/api/rooms/${this.#table.id}/at/${position.n}/survey?seat=${eyes}&thing=${encodeURIComponent(thing)}`,
      );
      const told = Object.keys(found).length ? found : null; // often there is nothing to tell
      this.#known.set(key, told);
      if (this.looked === thing) this.survey = told;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error; // a look is no reason to interrupt anybody
    }
  }
}
