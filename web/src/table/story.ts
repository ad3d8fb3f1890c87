/** The moves of others told as a story: what is worth a look, its caption, and how long it stays. */
import { NO_LOG, linesOf, type Teller } from './log';
import type { PlainEvent, Position, Telling } from '../wire/table';

export type Speed = 'off' | 'brisk' | 'calm';
export const SPEEDS: Speed[] = ['off', 'brisk', 'calm'];

/** How long one thing stays on the page, and a trifle such as a step of a long walk. */
const TIME: Record<Speed, number> = { off: 0, brisk: 800, calm: 1600 };
const TRIFLE = 0.2;
/** The whole story takes no longer than so many things in their full time; then they shorten, down to the least. */
const WHOLE = 15;
const LEAST = 300;

export interface Scene {
  n: number;
  seat: number;
  caption: string;
  /** What it led to. */
  more: string;
  things: string[];
  trifle: boolean;
}

/** What of a position is told. */
type Happened = Pick<Position, 'n' | 'mover' | 'by' | 'events'>;

/** What there is to see in a move of somebody else; nothing for one's own, and for one that nobody could see. */
export function sceneOf(position: Happened, mine: number[], tell: Teller, telling: Telling): Scene | null {
  if (mine.includes(position.mover) && position.by !== 'bot') return null;
  const { n, mover, by, events } = position;
  const log = { ...NO_LOG, moves: [{ n, seat: mover, by, events }] };
  const lines = linesOf(log, tell, telling, () => false).filter(({ part }) => part === 'line' || part === 'figure');
  const [first, ...rest] = inOrder(lines, (line) => telling.trifles.includes(line.what));
  if (!first) return null;
  const trifle = telling.trifles.includes(first.what);
  return {
    n,
    seat: first.seat,
    caption: first.text,
    more: rest.map(({ text }) => text).join(' '),
    things: first.things,
    trifle,
  };
}

/** Trifles after all the rest. */
function inOrder<T>(all: T[], isTrifle: (one: T) => boolean): T[] {
  return [...all.filter((one) => !isTrifle(one)), ...all.filter(isTrifle)];
}

/** How long a scene stays, with so many waiting behind it and so much time spent on the story already. */
export function timeOf(scene: Scene | null, speed: Speed, waiting: number, spent: number): number {
  const full = TIME[speed];
  if (!scene || !full) return 0;
  if (scene.trifle) return full * TRIFLE;
  const left = Math.max(0, WHOLE * full - spent);
  return Math.min(full, Math.max(LEAST, left / (waiting + 1)));
}

/** Why the story goes to its end at once: nobody looks, nobody wants it, or something comes that must not wait. */
export function mustHurry(
  speed: Speed,
  hidden: boolean,
  newest: Position | null,
  eyes: number,
  mine: number[],
): boolean {
  if (speed === 'off' || hidden) return true;
  if (!newest || newest.places) return true;
  return newest.waiting.some((seat) => seat !== eyes && mine.includes(seat));
}

const FEW = 3;

/** What has just changed, to be marked: everything where it is little, else what the move was about. */
export function justChanged(events: PlainEvent[], telling: Telling): string[] {
  const of = (some: PlainEvent[]): string[] =>
    some.flatMap(({ thing, things }) => [thing ?? '', ...(things ?? [])]).filter(Boolean);
  const all = [...new Set(of(events))];
  if (all.length <= FEW) return all;
  return of(events.filter(({ what }) => !telling.trifles.includes(what)).slice(0, 1)).slice(0, FEW);
}
