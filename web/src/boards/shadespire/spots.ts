/** What a question is about: where its options point on the board, and which rule stands behind it. */
import type { Option } from '../../table/board';
import type { ShadespireView } from './view';

/** A power card is drawn from its deck; both hands are replaced together. */
export function spots(option: Option, view: ShadespireView): string[] {
  if (option.verb === 'draw') return ['power-deck'];
  if (option.verb === 'redraw' && option.thing === 'both') return [];
  if (option.verb === 'times') return [];
  if (option.verb === 'trap' && view.roll?.kind === 'attack') return [view.roll.target];
  return option.thing ? [option.thing] : [];
}

const RULE: Record<string, string> = {
  'board.pick': 'SHA-3.02',
  'board.turn': 'SHA-3.02',
  'board.join': 'SHA-3.04',
  'token.place': 'SHA-4.03',
  mulligan: 'SHA-5.03',
  'deploy.first': 'SHA-6.01',
  'deploy.fighter': 'SHA-6.02',
  'deploy.hex': 'SHA-6.03',
  'round.first': 'SHA-7.01',
  activation: 'SHA-7.06',
  power: 'SHA-9.01',
  'move.to': 'SHA-7.08',
  'charge.to': 'SHA-7.11',
  'attack.with': 'SHA-8.01',
  'attack.target': 'SHA-8.01',
  'attack.next': 'SHA-8.23',
  'attack.all-out': 'SHA-8.33',
  'attack.reroll': 'SHA-1.04',
  'defence.reroll': 'SHA-1.04',
  'defence.aside': 'SHA-8.33',
  'attack.gambit': 'SHA-16.05',
  'drive.to': 'SHA-8.17',
  'drive.further': 'SHA-8.22',
  'push.to': 'SHA-15.01',
  'push.lethal': 'SHA-3.17',
  'support.doubled': 'SHA-8.03',
  'place.to': 'SHA-15.05',
  'score.now': 'SHA-12.03',
  'end.score': 'SHA-13.02',
  'discard.objectives': 'SHA-13.03',
  'discard.power': 'SHA-13.05',
  'end.upgrade': 'SHA-13.04',
  'upgrade.on': 'SHA-9.04',
  'choose.fighter': 'SHA-9.03',
  'phase.start': 'SHA-7.02',
  'time.trap': 'SHA-16.13',
};

export function rule(kind: string): string | null {
  return RULE[kind] ?? (kind.startsWith('react.') ? 'SHA-10.01' : null);
}
