/** The moves that were heard and are not shown yet. */
import type { Ask, Position } from '../wire/table';

/** What a position that comes in is to the one known last. */
export type News = 'next' | 'known' | 'taken-back';

export class MoveQueue {
  #waiting: Position[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  /** The newest position known: the last one waiting, or else the one on the page. */
  newest(shown: Position | null): Position | null {
    return this.#waiting.at(-1) ?? shown;
  }

  /** Take in what was heard: a later move waits for its turn, what is known already does not. */
  hear(position: Position, shown: Position | null): News {
    const last = this.newest(shown);
    if (last && position.line !== last.line) return 'taken-back';
    if (last && position.n <= last.n) return 'known';
    this.#waiting.push(position);
    return 'next';
  }

  next(): Position | undefined {
    return this.#waiting.shift();
  }

  /** All but so many of the last, which need not be shown. */
  allBut(last: number): Position[] {
    return this.#waiting.splice(0, Math.max(0, this.#waiting.length - last));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** A question that later moves have not changed can be answered before they are shown: others answer it, too. */
  isBehind(shown: Position | null): boolean {
    const last = this.#waiting.at(-1);
    return last !== undefined && !sameQuestion(last.ask, shown?.ask ?? null);
  }
}

/** Whether the same is asked: an own answer in between, still changeable, is no difference. */
export function sameQuestion(one: Ask | null, other: Ask | null): boolean {
  return JSON.stringify(one && { ...one, answered: null }) === JSON.stringify(other && { ...other, answered: null });
}
