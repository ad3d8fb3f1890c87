/** The answers on the belt: few ones as buttons, many ones under a button for each verb. */
import type { Option } from '../wire/table';

export interface Group {
  key: string;
  /** What the button for several options says; empty when the game has no words for it. */
  title: string;
  options: Option[];
}

const MOST_BUTTONS = 4;
/** So few always stand alone. */
const FEW = 2;
/** More of one kind than this crowd the belt: they lie on the board anyway, and open as a list. */
const MOST_ALIKE = 2;

export function belongTogether(options: Option[], titleOf: (verb: string) => string): Group[] {
  const verbs = new Map<string, Option[]>();
  for (const option of options) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  const crowd = (verb: string, some: Option[]): boolean =>
    some.length > MOST_ALIKE || (some.length > 1 && titleOf(verb) !== '');
  const roomy = options.length <= FEW || ![...verbs].some(([verb, some]) => crowd(verb, some));
  if (options.length <= MOST_BUTTONS && roomy) return options.map(alone);
  const titled = [...verbs].map(([verb, some]) => ({ key: verb, title: titleOf(verb), options: some }));
  const named = titled.every((group) => group.title || group.options.length === 1);
  if (titled.length <= MOST_BUTTONS + 1 && named) return titled;
  const single = titled.filter((group) => group.options.length === 1).slice(0, MOST_BUTTONS - 1);
  const others = options.filter((option) => !single.some((group) => group.key === option.verb));
  return [...single, ...(others.length ? [{ key: 'list', title: '', options: others }] : [])];
}

function alone(option: Option): Group {
  return { key: option.text, title: '', options: [option] };
}

/** A sentence inside another one starts with a small letter. */
export function lowered(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
