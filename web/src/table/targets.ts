/** Which options mean which drawing, and in what order things are reached by keys. */
import type { Box } from './place';
import type { Option } from '../wire/table';

export type ById = Map<string, Option[]>;

/** The options by the ids on the board they point at. */
export function pointing(options: Option[], spots: (option: Option) => string[]): ById {
  const found: ById = new Map();
  for (const option of options) {
    for (const id of spots(option)) found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

/** The options that mean this drawing of a thing, and not another one of it: `verbs` are those it is there for. */
export function meant(all: ById, id: string, verbs: string | null): Option[] {
  const here = all.get(id) ?? [];
  const known = verbs?.split(' ');
  return known ? here.filter((option) => known.includes(option.verb)) : here;
}

export function sameOptions(a: Option[], b: Option[]): boolean {
  return a.length === b.length && a.every((option, i) => option.text === b[i]?.text);
}

/** Things whose middles are nearer than this are in one row. */
const ROW = 60;

export function inReadingOrder<T extends Box>(targets: T[]): T[] {
  const row = (target: Box): number => Math.round((target.top + target.height / 2) / ROW);
  return targets.toSorted((a, b) => row(a) - row(b) || a.left - b.left);
}

/** The classes that only the table sets. */
const OURS = ['pick', 'lit', 'chosen', 'just', 'hinted', 'second', 'told'];

/** The classes a drawing has of its own. */
export function bare(classes: string | null): string {
  return (classes ?? '')
    .split(' ')
    .filter((name) => name && !OURS.includes(name))
    .join(' ');
}

/** The sign or number nearest around a node: on the thing, or where there is no thing. */
export function termAt(node: Element, thing: Element | null): Element | null {
  const asked = node.closest('[data-ask]');
  return asked && (!thing || thing === asked || thing.contains(asked)) ? asked : null;
}

/** The terms drawn on a thing, each once, as they stand on it; not those of things that lie on it. */
export function termsOn(thing: Element): string[] {
  const asked = [thing, ...thing.querySelectorAll('[data-ask]')].filter(
    (el) => el.hasAttribute('data-ask') && el.closest('[data-id]:not([data-quiet])') === thing,
  );
  return [...new Set(asked.map((el) => el.getAttribute('data-ask') ?? ''))];
}
