/** The words of a quest, filled with the numbers its data gives for this many heroes. */
import { messageId } from '../../lib/message-id';
import type { DescentProps, EncounterFacts } from './view';

type Reader = Pick<DescentProps, 'view' | 'catalogue' | 'words'>;
export type Side = 'heroes' | 'overlord';

function factsOf({ view, catalogue }: Reader): EncounterFacts | undefined {
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
