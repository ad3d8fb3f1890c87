/** What a question is about: where its options point on the board, which zone a verb means, which rule stands behind it. */
import type { Option } from '../../table/board';
import { isSpace, placeOf, type TyrantsView } from './view';

const ON_BELT = new Set(['choose', 'focus', 'done', 'decline', 'end-turn']);

/**
 * The drawings an option points at. Spaces of one site are the same place: the one of the option stands for all that are
 * empty, or for all troops of its colour there.
 */
export function spots(option: Option, view: TyrantsView): string[] {
  if (ON_BELT.has(option.verb)) return [];
  if (option.verb === 'take') return [`trophy-${option.thing}`];
  if (!isSpace(option.thing) || placeOf(option.thing) === option.thing) return [option.thing];
  const alike = Array.from({ length: 6 }, (_, i) => `${placeOf(option.thing)}.${i}`).filter(
    (id) => id !== option.thing && view.troops[id] === view.troops[option.thing],
  );
  return [option.thing, ...alike];
}

/** Where cards lie. */
export type Zone = 'hand' | 'market' | 'stack' | 'devoured' | 'circle' | 'played' | 'pending' | 'discard';

const ALWAYS: Record<Zone, string[]> = {
  hand: ['reveal', 'discard', 'promote-hand'],
  market: ['recruit'],
  stack: ['recruit'],
  devoured: ['unearth'],
  circle: [],
  played: [],
  pending: ['resolve'],
  discard: ['promote-discard'],
};

/** Verbs that mean one zone in one question and another in the next. */
function movable(kind: string): Partial<Record<Zone, string>> {
  switch (kind) {
    case 'turn.action':
      return { hand: 'play' };
    case 'elder-brain.play':
      return { circle: 'play' };
    case 'ulitharid.play':
      return { market: 'play' };
    case 'pay.devour-hand':
      return { hand: 'devour' };
    case 'pay.devour-circle':
      return { circle: 'devour' };
    case 'pay.devour-this':
      return { played: 'devour' };
    case 'devour.market':
    case 'crawler.devour':
      return { market: 'devour' };
    case 'ambassador':
      return { hand: 'promote' };
    case 'promote':
    case 'promote.now':
      return { played: 'promote' };
    default:
      return {};
  }
}

/** Which options concern a card that lies there, as `data-for` wants it. */
export function verbsAt(zone: Zone, kind: string | undefined): string {
  const here = [...ALWAYS[zone], movable(kind ?? '')[zone] ?? ''].filter(Boolean);
  return here.join(' ') || 'none';
}

const RULE: Record<string, string> = {
  start: 'TYR-1.13',
  'turn.action': 'TYR-4.02',
  deploy: 'TYR-7.06',
  assassinate: 'TYR-7.01',
  strike: 'TYR-10.25',
  supplant: 'TYR-7.28',
  move: 'TYR-7.13',
  'move.to': 'TYR-7.13',
  return: 'TYR-7.24',
  'return.whose': 'TYR-7.24',
  'return-spy': 'TYR-7.27',
  spy: 'TYR-7.14',
  'spy.recall': 'TYR-7.15',
  'pay.recall': 'TYR-5.06',
  'pay.recall-more': 'TYR-5.06',
  'pay.devour-hand': 'TYR-7.11',
  'pay.devour-circle': 'TYR-7.11',
  'pay.devour-this': 'TYR-5.08',
  'pay.discard': 'TYR-10.01',
  choose: 'TYR-5.04',
  'focus.use': 'TYR-5.09',
  'focus.reveal': 'TYR-5.10',
  'raise.hall': 'TYR-10.13',
  'raise.colour': 'TYR-10.13',
  'raise.space': 'TYR-10.13',
  'discard.forced': 'TYR-7.34',
  ambassador: 'TYR-10.03',
  'target.discard': 'TYR-7.35',
  'target.outcast': 'TYR-7.23',
  'target.hall': 'TYR-7.36',
  'devour.market': 'TYR-7.12',
  'crawler.devour': 'TYR-10.10',
  'recruit.free': 'TYR-10.23',
  'elder-brain.play': 'TYR-10.06',
  'ulitharid.play': 'TYR-10.07',
  promote: 'TYR-8.03',
  'promote.discard': 'TYR-8.08',
  'promote.now': 'TYR-8.08',
  'end.effect': 'TYR-8.02',
};

export function rule(kind: string): string | null {
  return RULE[kind] ?? null;
}
