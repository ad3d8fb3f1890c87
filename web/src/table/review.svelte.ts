/** The review of the game on the page: asked for once, then looked at again and again until it is done. */
import { get, post, Trouble } from '../lib/api';
import type { Table } from './table.svelte';
import type { Found, Review as Answer, ReviewState } from '../wire/table';

const AGAIN = 2000;

export class Review {
  readonly #table: Table;
  state = $state<ReviewState>('none');
  judged = $state(0);
  asked = $state(0);
  found = $state.raw<Found | null>(null);
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is there already; a game that nobody has reviewed has none. */
  async look(): Promise<void> {
    await this.#take(() => get<Answer>(this.#path));
  }

  /** Have it made, or go on with one that stopped. */
  async start(): Promise<void> {
    await this.#take(() => post<Answer>(this.#path, {}));
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  get #path(): string {
    return `/api/rooms/${this.#table.id}/review`;
  }

  async #take(fetched: () => Promise<Answer>): Promise<void> {
    try {
      const { state, judged, asked, found } = await fetched();
      Object.assign(this, { state, judged, asked });
      this.found = found ?? this.found;
      clearTimeout(this.#timer);
      if (state === 'working') this.#timer = window.setTimeout(() => void this.look(), AGAIN);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#table.trouble = error;
    }
  }
}
