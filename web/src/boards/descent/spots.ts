/** What a question is about: where its options point on the board, and which rule stands behind it. */
import type { Option } from '../../table/board';
import { eye } from './eye.svelte';

const ON_BELT = new Set(['points', 'row']);

/** A base is put down the way it is turned now. */
const isTurnedAway = (option: Option): boolean => option.verb === (eye.turned ? 'lie-along' : 'lie-down');

/** Squares, figures, doors and cards carry the option's own id; numbers and rows stay on the belt. */
export function spots(option: Option): string[] {
  if (ON_BELT.has(option.verb) || isTurnedAway(option)) return [];
  return option.thing === 'unarmed' || !option.thing ? [] : [option.thing];
}

const RULE: Record<string, string> = {
  'setup.hero': 'DSC-2.08',
  'turn.next': 'DSC-3.02',
  'turn.action': 'DSC-4.01',
  'walk.step': 'DSC-6.01',
  'attack.weapon': 'DSC-4.03',
  'attack.target': 'DSC-8.02',
  'attack.surge': 'DSC-9.01',
  'place.base': 'DSC-17.03',
  'place.figure': 'DSC-2.13',
  'place.hero': 'DSC-2.11',
  'setup.class': 'DSC-2.09',
  'setup.group': 'DSC-2.13',
  'monster.action': 'DSC-16.02',
  'search.token': 'DSC-14.01',
  'travel.route': 'DSC-28.02',
  'campaign.quest': 'DSC-27.03',
};
const CHAPTER: Record<string, string> = {
  attack: 'DSC-8.01',
  roll: 'DSC-8.01',
  shield: 'DSC-8.01',
  damage: 'DSC-10.01',
  condition: 'DSC-12.01',
  test: 'DSC-13.02',
  card: 'DSC-16.02',
  overlord: 'DSC-16.01',
  equip: 'DSC-14.02',
  trade: 'DSC-14.01',
  feat: 'DSC-15.02',
  familiar: 'DSC-18.03',
  quest: 'DSC-20.01',
  encounter: 'DSC-20.03',
  shop: 'DSC-25.02',
  advance: 'DSC-26.03',
  travel: 'DSC-28.01',
  relic: 'DSC-29.01',
  setup: 'DSC-2.01',
};

export function rule(kind: string): string | null {
  return RULE[kind] ?? CHAPTER[kind.split('.')[0] ?? ''] ?? null;
}
