/** What a question is about: where its options point on the board, and which rule stands behind it. */
import type { Option } from '../../table/board';
import type { DungeonView } from './view';

/** Rooms are used where they lie; an attack points at the creature that makes it; a number of imps at the mine. */
export function spots(option: Option, view: DungeonView): string[] {
  if (option.verb === 'produce') {
    const tile = view.dungeons.flatMap((d) => d.tiles).find((t) => t.room === option.thing);
    return tile ? [tile.cell] : [];
  }
  if (option.verb === 'attack') return [option.thing.split(':')[0]!];
  if (option.verb === 'mine') return ['mine_gold'];
  return option.thing ? [option.thing] : [];
}

const RULE: Record<string, string> = {
  'orders.keep': 'DUN-2.11',
  'orders.choose': 'DUN-5.02',
  'orders.neutral': 'DUN-7.03',
  spy: 'DUN-6.08',
  dig: 'DUN-6.12',
  mine: 'DUN-6.14',
  hire: 'DUN-6.26',
  build: 'DUN-6.30',
  'build.place': 'DUN-6.31',
  'traps.discard': 'DUN-6.25',
  produce: 'DUN-8.02',
  retrieve: 'DUN-8.10',
  payday: 'DUN-9.02',
  taxes: 'DUN-9.06',
  'plan.tile': 'DUN-13.03',
  'plan.commit': 'DUN-13.05',
  'battle.trap': 'DUN-14.05',
  'battle.target': 'DUN-16.02',
  'battle.attack': 'DUN-14.14',
  prisoner: 'DUN-13.10',
  suggestion: 'DUN-17.05',
  'word-of-peace': 'DUN-17.06',
  'act.get_food': 'DUN-6.01',
  'act.improve_reputation': 'DUN-6.04',
  'act.recruit_imps': 'DUN-6.17',
  'act.buy_traps': 'DUN-6.21',
};

export function rule(kind: string): string | null {
  return RULE[kind] ?? null;
}
