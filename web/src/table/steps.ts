/** Steps through a game that is looked back at. */
import type { Turn } from './log';

/** A move there is. */
export function within(n: number, last: number): number {
  return Math.max(0, Math.min(n, last));
}

/** The start of this turn or the one before; the start of the next; else the end of the game. */
export function turnStep(turns: Turn[], at: number, way: 1 | -1, last: number): number {
  const starts = turns.map((turn) => turn.from - 1);
  const next = way > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  return next ?? (way > 0 ? last : 0);
}

/** Things travel on a step, not on a leap. */
export function isStep(from: number | undefined, to: number): boolean {
  return from !== undefined && Math.abs(to - from) <= 1;
}

/** The move at a point of the line of time. */
export function moveAt(x: number, left: number, width: number, last: number): number {
  return Math.round(((x - left) / width) * last);
}
