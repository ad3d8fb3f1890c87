/** Before a costly answer: it is weighed before it is played, and one that costs much is asked about once. */
import type { Ask, Cost, Option, Room } from '../wire/table';
import type { Choice } from './several';

/** Milliseconds that an answer may wait for its weight; then it is played as usual. */
const PATIENCE = 400;

export interface Warned {
  option: Option;
  cost: Cost;
}

/** Tells what an answer would cost; null where no warning is due. */
export type Scales = (option: Option) => Promise<Cost | null>;

/** Only alone against bots, where something can be chosen; in a lesson the teacher speaks. */
export function canWarn(room: Pick<Room, 'alone' | 'lesson'> | null, ask: Ask | null, option: Choice): boolean {
  return !!room?.alone && !room.lesson && !option.way && (ask?.options.length ?? 0) > 1;
}

/** The part of the evaluation that speaks most for the better answer. */
export function reasonOf(cost: Cost): string {
  return cost.parts.find((part) => part.chance > 0)?.part ?? '';
}

export class Warning {
  /** The answer that is held back, and what it would cost. */
  shown = $state.raw<Warned | null>(null);
  /** The answers to this question that have been weighed: of each is spoken once. */
  #weighed = new Set<string>();
  #weighing: symbol | null = null;
  readonly #scales: Scales;

  constructor(scales: Scales) {
    this.#scales = scales;
  }

  /** Whether the answer may be played now. While one is weighed, or asked about, a second click on it is none. */
  async passes(option: Option): Promise<boolean> {
    if (this.#weighing || this.shown?.option.text === option.text) return false;
    this.shown = null;
    if (this.#weighed.has(option.text)) return true;
    const mine = (this.#weighing = Symbol());
    const cost = await inTime(this.#scales(option));
    if (this.#weighing !== mine) return false; // another question by now
    this.#weighing = null;
    this.#weighed.add(option.text);
    this.shown = cost && { option, cost };
    return !cost;
  }

  /** Choose again. */
  dismiss(): void {
    this.shown = null;
  }

  /** Another question: what was said of the last one is void. */
  forget(): void {
    this.shown = null;
    this.#weighed.clear();
    this.#weighing = null;
  }
}

/** The cost, if it is known soon; trouble on the way keeps nobody from playing. */
async function inTime(weighed: Promise<Cost | null>): Promise<Cost | null> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return await Promise.race([weighed.catch(() => null), late]);
}
