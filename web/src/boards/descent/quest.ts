/** The words of a quest, filled with the numbers its data gives for this many heroes. */
import { eye } from './eye.svelte';
import { messageId } from '../../lib/message-id';
import { OVERLORD, type DescentProps, type EncounterFacts } from './view';

type Reader = Pick<DescentProps, 'view' | 'catalogue' | 'words'>;
export type Side = 'heroes' | 'overlord';

export function factsOf({ view, catalogue }: Reader): EncounterFacts | undefined {
  return catalogue.quests[view.quest]?.encounters.find((one) => one.id === view.encounter);
}

function filled(p: Reader, id: string, numbers: Record<string, number[]> | undefined): string {
  const party = String(Math.max(2, p.view.heroes.length));
  return p.words(id, Object.fromEntries((numbers?.[party] ?? []).map((n, i) => [`n${i + 1}`, n])));
}

/** How the side wins this encounter. */
export function goal(p: Reader, side: Side): string {
  return filled(p, messageId('descent-goal', p.view.encounter, side), factsOf(p)?.[side]);
}

export function rulesOf(p: Reader): { id: string; text: string }[] {
  return (factsOf(p)?.rules ?? []).map((rule) => ({
    id: rule.id,
    text: filled(p, messageId('descent-quest', p.view.encounter, rule.id), rule.numbers),
  }));
}

export const sideOf = (seat: number): Side => (seat === OVERLORD ? 'overlord' : 'heroes');

/** Whoever plays has not seen the encounter's page yet, and nobody has had a turn. */
export function unread({ view, me }: DescentProps): boolean {
  const begun = view.round > 1 || view.turn !== null || view.heroes.some((hero) => hero.acted);
  return me >= 0 && view.phase !== 'campaign' && view.map.rows > 0 && !begun && eye.read !== view.encounter;
}

/** How many figures a group of the set-up has, for this many heroes. */
export function sizeOf(p: Reader, kind: string, onlyMaster: boolean): number {
  const party = String(Math.max(2, p.view.heroes.length));
  const [minions = 0, masters = 0] = p.catalogue.monsters[kind]?.group_size[party] ?? [];
  return onlyMaster ? 1 : minions + masters;
}
