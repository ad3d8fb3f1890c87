/** Cards that only bring something can be played with one click: there is nothing to choose between them. */
import type { Ask } from '../../table/board';
import type { Choice } from '../../table/several';
import type { TyrantsView } from './view';

const PLAIN = ['noble', 'soldier', 'priestess_of_lolth', 'house_guard'];

/** Cards that take another one out of the hand, to devour, discard or promote it: which one is left for them is a choice. */
const TAKERS = [
  'balor',
  'demogorgon',
  'glabrezu',
  'insane_outcast',
  'marilith',
  'mind_flayer',
  'necromancer',
  'orcus',
  'succubus',
  'wight',
];

/** What playing them tells of, and no more. */
export const CALM = ['card_played', 'power_gained', 'influence_gained'];

export function bundles(ask: Ask, view: TyrantsView): Choice[] {
  if (ask.kind !== 'turn.action') return [];
  const offered = new Set(ask.options.map((option) => option.text));
  const hand = view.players[ask.seat]?.hand ?? [];
  if (hand.some((card) => TAKERS.includes(card))) return [];
  const answers = hand.filter((card) => PLAIN.includes(card)).map((card) => `play ${card}`);
  if (answers.length < 2 || !answers.every((answer) => offered.has(answer))) return [];
  const way = { thing: '', answers, cost: 0, marks: [] };
  return [{ text: 'play-all', verb: 'play-all', thing: `${answers.length}`, final: false, way }];
}
