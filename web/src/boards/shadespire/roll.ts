/** The dice of the attack under way, or of the one just made. */
import type { GameEvent } from '../../table/board';
import type { ShadespireView } from './view';

export interface Roll {
  attacker: string;
  target: string;
  profile: string;
  attack: string[];
  defence: string[];
  supports: [number, number] | null;
  /** '' as long as it is open. */
  outcome: '' | 'failed' | 'drawn' | 'succeeded';
}

const OUTCOMES: Record<string, Roll['outcome']> = { attack_failed: 'failed', attack_drawn: 'drawn', attack_succeeded: 'succeeded' };

export function lastRoll(view: ShadespireView, just: GameEvent[]): Roll | null {
  const ended = just.findLast((event) => OUTCOMES[event.what]);
  const outcome = ended ? OUTCOMES[ended.what]! : '';
  if (view.deed) return { ...view.deed, outcome };
  const attack = just.findLast((event) => event.what === 'attack_rolled');
  const defence = just.findLast((event) => event.what === 'defence_rolled');
  const declared = just.findLast((event) => event.what === 'attack_declared');
  const target = ended?.things?.[0] ?? defence?.thing;
  if (!attack?.thing || !target) return null;
  return { attacker: attack.thing, target, profile: declared?.things?.[0] ?? '', attack: attack.things ?? [], defence: defence?.things ?? [], supports: null, outcome };
}
