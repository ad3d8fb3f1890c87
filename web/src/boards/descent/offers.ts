/** Answers that are drawn from the question itself, with a sign and a few facts. */
import type { Option } from '../../table/board';
import { art, bust, cardSign, itemOf, printed, type DescentProps } from './view';

const VERBS = new Set([
  'take-hero',
  'take-class',
  'learn',
  'add',
  'leave-out',
  'keep',
  'put-on-top',
  'next-quest',
  'route',
  'field',
  'surge',
  'test',
  'inflict',
  'cure',
  'trait',
  'perform',
  'do',
  'first',
]);

export const offered = (_p: DescentProps, option: Option): boolean => VERBS.has(option.verb);

export function signOf(p: DescentProps, thing: string): { name: string; w: number; h: number } | null {
  if (p.catalogue.heroes[thing]) return { name: bust(thing), w: 64, h: 64 };
  if (p.catalogue.monsters[thing] || p.catalogue.lieutenants[thing]) {
    const drawn = art(p, thing);
    return { name: drawn.sign, w: drawn.box[0], h: drawn.box[1] };
  }
  if (itemOf(p, thing) || p.catalogue.search[printed(thing)]) return { name: cardSign(p, thing), w: 32, h: 32 };
  if (['diseased', 'immobilized', 'poisoned', 'stunned'].includes(thing)) return { name: thing, w: 24, h: 24 };
  if (p.ask?.kind === 'attack.surge') return { name: 'surge', w: 24, h: 24 };
  return p.catalogue.overlord[printed(thing)] ? { name: 'cards', w: 24, h: 24 } : null;
}

/** Dice and numbers printed on a thing. */
export function note(p: DescentProps, thing: string): { dice: string[]; text: string; long: string } {
  const long = LONG.has(p.ask?.kind ?? '') ? p.words.text(thing) : '';
  return { ...facts(p, thing), long };
}

/** Choices for the rest of the campaign deserve the whole text. */
const LONG = new Set([
  'setup.hero',
  'setup.class',
  'advance.skill',
  'advance.card',
  'campaign.quest',
  'card.keep',
  'card.search',
]);

function facts(p: DescentProps, thing: string): { dice: string[]; text: string } {
  const { words, catalogue } = p;
  const hero = catalogue.heroes[thing];
  if (hero)
    return {
      dice: hero.defense,
      text: `${words.name(hero.archetype)}, ${words('descent-board-health', { n: hero.health })}`,
    };
  const item = itemOf(p, thing);
  if (item)
    return {
      dice: [...item.dice, ...item.defense],
      text: item.cost && p.ask?.kind === 'shop.trade' ? words('descent-board-gold', { n: item.cost }) : '',
    };
  const skill = catalogue.skills[thing];
  if (skill) return { dice: [], text: words('descent-board-skill-cost', { xp: skill.xp, fatigue: skill.fatigue }) };
  const plot = catalogue.overlord[printed(thing)] ?? catalogue.overlord[thing];
  if (plot) return { dice: [], text: plot.level ? words('descent-board-level', { n: plot.level }) : '' };
  return { dice: [], text: '' };
}
