/** Looking back: the table after n moves, as a seat knew it, or everything once the game is over. */
import { tick } from 'svelte';
import { get, Trouble } from '../lib/api';
import { eyesOf } from '../lib/path';
import { still } from '../lib/settings.svelte';
import { turnAt, turnsOf, type Turn } from './log';
import { lookBefore, showChange } from './motion';
import { isStep, turnStep, within } from './steps';
import type { Table } from './table.svelte';
import type { Position } from '../wire/table';

export type Eyes = number | 'all';
export const SPEEDS = [1, 2, 4] as const;

const STEP = 1100;

export class Replay {
  readonly #table: Table;
  /** The move on the page; null when the live table is shown. */
  n = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  eyes = $state<Eyes>(-1);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #known = new Map<string, Position>();
  #timer = 0;
  #wanted = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly last: number = $derived.by(() => this.#table.position?.n ?? 0);
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.#table.log.moves, this.#table.telling));
  /** Whether the game is cut into turns of seats, or into rounds of all. */
  readonly unit: 'turn' | 'round' = $derived.by(() => (this.#table.telling.turns.length ? 'turn' : 'round'));
  readonly turn: Turn | undefined = $derived(turnAt(this.turns, this.n ?? this.last));

  async go(n: number): Promise<void> {
    const target = within(n, this.last);
    if (this.n === null) this.eyes = this.#ownEyes();
    this.n = target;
    const wanted = ++this.#wanted;
    const position = await this.#at(target);
    if (wanted !== this.#wanted || !position) return;
    const root = this.#table.root;
    const before = root && isStep(this.position?.n, target) ? lookBefore(root, null) : null;
    this.position = position;
    await tick();
    if (before && root) showChange(before, root, still());
  }

  /** One's own; who has no seat at a finished table sees everything. */
  #ownEyes(): Eyes {
    const { room, eyes } = this.#table;
    return eyes < 0 && (room?.over || room?.frozen) ? 'all' : eyes;
  }

  async #at(n: number): Promise<Position | null> {
    const key = `${n} ${this.eyes}`;
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const position = await get<Position>(`/api/rooms/${this.#table.id}/at/${n}${eyesOf(this.eyes)}`);
      this.#known.set(key, position);
      return position;
    } catch (error) {
      if (error instanceof Trouble) this.#table.trouble = error;
      this.pause();
      return null;
    }
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    if (this.n !== null) void this.go(this.n);
  }

  /** To a move as a certain seat knew it. */
  async goAs(n: number, eyes: Eyes): Promise<void> {
    this.pause();
    this.n = n;
    this.eyes = eyes;
    await this.go(n);
  }

  step(by: number): void {
    this.pause();
    void this.go((this.n ?? this.last) + by);
  }

  jump(n: number): void {
    this.pause();
    void this.go(n);
  }

  /** To the start of this turn or the one before; to the start of the next. */
  stepTurn(way: 1 | -1): void {
    this.pause();
    void this.go(turnStep(this.turns, this.n ?? this.last, way, this.last));
  }

  /** From the first move on, by itself. */
  async playFrom(n: number): Promise<void> {
    this.pause();
    await this.go(n);
    this.toggle();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if ((this.n ?? this.last) >= this.last) void this.go(0);
    this.#tick();
  }

  #tick(): void {
    this.#timer = window.setTimeout(() => {
      const next = (this.n ?? 0) + 1;
      if (!this.playing || next > this.last) return this.pause();
      void this.go(next);
      this.#tick();
    }, this.#pause / this.speed);
  }

  /** A move in which nothing is seen to happen keeps nobody waiting. */
  get #pause(): number {
    const shown = this.#table.log.moves.find((move) => move.n === this.n);
    return shown?.events.length ? STEP : STEP / 6;
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.pause();
    this.#wanted += 1;
    this.n = null;
    this.position = null;
  }

  /** Moves were taken back: what was known of later moments no longer holds. */
  forget(): void {
    this.#known.clear();
  }
}
