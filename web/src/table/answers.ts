/** The answers on the belt: few ones as buttons, many ones under a button for each verb. */
import type { Choice } from './several';
import type { Option } from '../wire/table';

export interface Group {
  key: string;
  /** What the button for several options says; empty when the game has no words for it. */
  title: string;
  options: Option[];
}

/** How many buttons there is room for on a phone. */
const MOST_BUTTONS = 4;
/** So few always stand alone. */
const FEW = 2;
/** More of one kind than this crowd the belt: they lie on the board anyway, and open as a list. */
const MOST_ALIKE = 2;
/** What ends a turn or lets a chance go by stands last, where nobody clicks it on the way to something else. */
const QUIET = ['end-turn', 'pass', 'done', 'decline', 'stay'];

/** What a board and a window make of the belt. */
interface Manner {
  /** Verbs that are most of the game: they stand first, in this order. */
  first?: readonly string[];
  /** How many buttons there is room for. */
  most?: number;
  /** A place without a name: a button for it would tell nobody where it is. */
  isPlace?: (thing: string) => boolean;
}

export function belongTogether(options: Choice[], titleOf: (verb: string) => string, manner: Manner = {}): Group[] {
  const { first = [], most = MOST_BUTTONS, isPlace = () => false } = manner;
  if (options.length <= FEW) return options.map(alone);
  const verbs = new Map<string, Option[]>();
  for (const option of options.toSorted((a, b) => rank(a.verb, first) - rank(b.verb, first)))
    verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  const groups = [...verbs].map(([verb, some]) => ({ key: verb, title: titleOf(verb), options: some }));
  const nameless = (one: Choice): boolean => !!one.part || (!one.name && isPlace(one.thing));
  const alike = groups.filter(({ key }) => !QUIET.includes(key)).length === 1;
  if (alike && options.length <= most && !options.some(nameless))
    return groups.flatMap((group) => group.options.map(alone));
  const untitled = groups.filter((group) => !group.title && group.options.length > MOST_ALIKE);
  const buttons = groups.filter((group) => !untitled.includes(group)).flatMap(asButtons);
  const together = !untitled.length && buttons.some((group) => group.options.length > 1);
  const room = Math.max(most, together ? MOST_BUTTONS + 1 : 0);
  const fits = buttons.length + (untitled.length ? 1 : 0) <= room;
  const quiet = buttons.filter(({ options: [one] }) => one && QUIET.includes(one.verb)).slice(-1);
  const others = buttons.filter((group) => !quiet.includes(group));
  const shown = fits ? others : others.slice(0, room - 1 - quiet.length);
  const rest = [...others.filter((group) => !shown.includes(group)), ...untitled].flatMap((group) => group.options);
  return [...shown, ...(rest.length ? [{ key: 'list', title: '', options: rest }] : []), ...quiet];
}

/** Several answers of a verb under its name, or each by itself. */
function asButtons(group: Group): Group[] {
  return group.options.length > 1 && group.title ? [group] : group.options.map(alone);
}

function rank(verb: string, first: readonly string[]): number {
  if (QUIET.includes(verb)) return first.length + 1;
  return first.includes(verb) ? first.indexOf(verb) : first.length;
}

function alone(option: Option): Group {
  return { key: option.text, title: '', options: [option] };
}

/** A sentence inside another one starts with a small letter. */
export function lowered(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
