/** How a game ended: places, categories, and the moves that brought the most. */
import { turnAt, type Line, type Turn } from './log';
import type { PlainEvent, LogMove, Score, Telling } from '../wire/table';

export type Scored = Score['seats'][number];

export function ranked(seats: Scored[]): Scored[] {
  return seats.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

export function partOf(seat: Scored, key: string): number {
  return seat.parts.find(([name]) => name === key)?.[1] ?? 0;
}

/** The category that brought a seat the most. */
export function bestPart(seat: Scored): string {
  return seat.parts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** How many points lie between the winner and the next place; 0 when a tie was broken. */
export function lead(seats: Scored[]): number {
  const [first] = seats;
  const second = seats.find((one) => one.place > 1);
  return first && second ? first.total - second.total : 0;
}

const MOST_LINES = 16;

/** What people want to see again, in its order; of too much, what happens seldom. */
export function bestMoments(lines: Line[], telling: Telling): Line[] {
  const great = lines.filter((line) => telling.moments.includes(line.what) && !line.undone);
  const often = (line: Line): number => great.filter(({ what }) => what === line.what).length;
  const chosen = new Set(great.toSorted((a, b) => often(a) - often(b)).slice(0, MOST_LINES));
  return great.filter((line) => chosen.has(line));
}

export interface Moment {
  n: number;
  seat: number;
  gain: number;
  turn: number;
  /** What was done, in words. */
  text: string;
}

const MOST_MOMENTS = 3;
const GREAT = /entered|controlled|deployed|won|scored/;

/** The moves that brought the most points at once, the latest first; the end of the game is none. */
export function greatMoments(
  chart: Score['chart'],
  { moves, turns, last }: { moves: LogMove[]; turns: Turn[]; last: number },
  tell: (event: PlainEvent) => string,
): Moment[] {
  const found: Moment[] = [];
  chart.forEach(({ n, totals }, i) => {
    const before = chart[i - 1];
    if (!before || n >= last) return;
    totals.forEach((points, seat) => {
      const gain = points - (before.totals[seat] ?? 0);
      const deed = gain > 0 ? deedOf(moves, before.n, n, seat) : undefined;
      const text = deed ? tell(deed) : '';
      if (text) found.push({ n, seat, gain, turn: turnAt(turns, n)?.number ?? 0, text });
    });
  });
  return found
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => b.n - a.n);
}

/** What a seat did between two moments, the great thing rather than the last. */
export function deedOf(moves: LogMove[], after: number, to: number, seat: number): PlainEvent | undefined {
  const own = moves
    .filter((move) => move.n > after && move.n <= to)
    .flatMap((move) => move.events)
    .filter((event) => event.seat === seat && event.thing);
  return own.findLast((event) => GREAT.test(event.what)) ?? own.at(-1);
}
