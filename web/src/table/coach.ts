/** What a review says, made ready for the page: the costly answers, the curves, whole percents with their signs. */
import type { Teller } from './log';
import { sceneOf } from './story';
import type { BetterLine, Found, Judged, LineStep, Option, Position, Telling } from '../wire/table';

export const WIDTH = 1000;
export const HEIGHT = 120;
const WHOLE: Box = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
const MOST = 5;

/** The answers that cost most, the costliest first; of the seats asked for, or of everybody. */
export function costliest(found: Found, seats: number[]): Judged[] {
  const judged = found.decisions.filter((one) => one.clear && (!seats.length || seats.includes(one.seat)));
  return judged.sort((a, b) => b.error - a.error).slice(0, MOST);
}

/** The seats whose curves are drawn: one for each side, for those who win together have one chance. */
export function curveSeats(found: Found): number[] {
  return found.sides.map((side) => side[0] ?? 0);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A seat's chance over the moves as a path; those who win together have the same. */
export function curve({ curves, moves }: Found, seat: number, box: Box = WHOLE): string {
  const last = Math.max(1, moves);
  return curves
    .map((chances, n) => {
      const x = box.left + (n * box.width) / last;
      const y = box.top + (1 - (chances[seat] ?? 0)) * box.height;
      return `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** A number with its sign: a true minus, and none for nothing. */
export const withSign = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** A change in points of chance with its sign. */
export const signed = (chance: number): string => withSign(percent(chance));

/** An answer as it stands in a record, for the words: a verb and what it is about. */
export function answered(text: string): Option {
  const [verb = '', ...rest] = text.split(' ');
  return { text, verb, thing: rest.join(' '), final: false };
}

/** The table after so many steps of a better line, in place of the one before it. Nobody is asked: it is only looked at. */
export function afterStep(before: Position, line: BetterLine, steps: number): Position {
  const step = line.steps[steps - 1];
  const calm = { ...before, ask: null, waiting: [], undo: null, plan: false, teacher: null, places: null };
  return step ? { ...calm, view: step.view, events: step.events, mover: step.seat, by: '' } : { ...calm, events: [] };
}

/** What a step of a line came to, in words, as far as the judged seat would see it; empty for what happens in secret. */
export function stepInWords(
  { seat, events }: LineStep,
  tell: Teller,
  telling: Telling,
): { said: string; more: string } {
  const scene = sceneOf({ n: 0, mover: seat, by: '', events }, [], tell, telling);
  return { said: scene?.caption ?? '', more: scene?.more ?? '' };
}
