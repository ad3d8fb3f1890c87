/** Clocks as they are shown: what is left by the server's time, and how it is said. */
import type { NewClock, Times } from '../wire/table';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What may be chosen for a turn and, beyond it, for the whole game: for an evening, and for playing over days. */
export const TURNS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];
export const RESERVES = [0, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY];

export interface Left {
  /** Seconds of the turn's own time. */
  turn: number;
  /** Seconds of the reserve. */
  reserve: number;
  runs: boolean;
  /** It was up in this turn, and nothing came of it but a mark. */
  late: boolean;
}

export function leftOf(times: Times, seat: number, now: number): Left | null {
  const time = times.seats[seat];
  if (!time) return null;
  if (time.until === null) return { turn: 0, reserve: time.left, runs: false, late: time.late };
  const all = Math.max(0, time.until - now);
  const reserve = Math.min(time.left, all);
  return { turn: all - reserve, reserve, runs: true, late: time.late };
}

/** The seat whose clock is looked at: one's own where it runs, else the first that does. */
export function running(times: Times, mine: number[]): number | null {
  const seats = times.seats.flatMap((time, seat) => (time.until === null ? [] : [seat]));
  return seats.find((seat) => mine.includes(seat)) ?? seats[0] ?? null;
}

/** Little is left: the last fifth of all there is, or the last half minute. */
export function isLow(left: Left, clock: Pick<NewClock, 'move'>): boolean {
  return left.runs && left.turn + left.reserve < Math.max(30, clock.move / 5);
}

/** `4:07` below an hour, `5 h 12 min`, `2 d 4 h`. What is not over is never shown as nothing. */
export function shown(seconds: number, lang: string): string {
  const whole = Math.ceil(seconds);
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  return spoken(whole, lang);
}

/** The two largest units that say it. */
export function spoken(seconds: number, lang: string, width: 'short' | 'long' = 'short'): string {
  const units = [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
    ['second', 1],
  ] as const;
  const first = units.findIndex(([, size]) => seconds >= size);
  const parts = units.slice(first < 0 ? 3 : first, first < 0 ? 4 : first + 2).map(([unit, size], i, used) => {
    const above = i > 0 ? (used[0]?.[1] ?? 1) : Infinity;
    const n = Math.floor((seconds % above) / size);
    return n || used.length === 1 || first < 0
      ? new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: width }).format(n)
      : '';
  });
  return parts.filter(Boolean).join(' ');
}
