/** What a hint says, made ready for the page: the answers in their order, and why the first. */
import { percent } from './coach';
import type { Hint, ReasonPart } from '../wire/table';

/** Two answers closer than this are about the same. */
const ALIKE = 0.02;
const SHOWN = 3;

export interface Ranked {
  text: string;
  /** The chance to win, as a whole percent. */
  percent: number;
}

/** The best answers, the best first; none where the game itself knows the answer. */
export function ranked(hint: Hint): Ranked[] {
  if (hint.value === null) return [];
  return hint.alternatives.slice(0, SHOWN).map(({ text, value }) => ({ text, percent: percent(value) }));
}

/** Whether the first answer is no better than the second, as far as anybody can say. */
export function isClose(hint: Hint): boolean {
  const [best, next] = hint.alternatives;
  return !!best && !!next && best.value - next.value < ALIKE;
}

/** The reasons worth telling: what rounds to nothing is none. */
export function reasons(hint: Hint): ReasonPart[] {
  return hint.parts.filter(({ chance }) => percent(chance) !== 0);
}
