/** What a question is about: where its options point on the board, what is chosen already, which rule stands behind it. */
import type { Option } from '../../table/board';
import { LANDMARK } from './art/landmarks';
import { LOOK } from './art/portraits';
import type { AbyssProps } from './view';

const PILE: Record<string, string> = {
  explore: 'exploration-deck',
  'go-on': 'exploration-deck',
  plot: 'lord-deck',
  draw: 'location-stack',
  search: 'location-stack',
};

/** Options about no thing of their own point at the pile they turn up. */
export function spots(option: Option): string[] {
  const pile = PILE[option.verb];
  if (pile) return [pile];
  return option.thing ? [option.thing] : [];
}

/** The lord being paid for; lords whose keys are given. */
export function chosen({ ask, view }: AbyssProps): string[] {
  const lord = ask?.kind.startsWith('recruit.') ? [ask.because] : [];
  return [...lord, ...view.spent];
}

const RULE: Record<string, string> = {
  'turn.action': 'ABY-2.02',
  'turn.end': 'ABY-2.05',
  'explore.buy': 'ABY-4.02',
  'explore.take-or-go-on': 'ABY-4.08',
  'explore.fight-or-go-on': 'ABY-5.01',
  'explore.reward': 'ABY-5.12',
  'recruit.pay': 'ABY-7.02',
  'recruit.affiliate': 'ABY-7.09',
  'control.keys': 'ABY-10.03',
  'control.location': 'ABY-10.04',
  'control.drawn': 'ABY-10.05',
};

/** The drawings stand in the order of the cards, and so do the rules about them: lords in chapter 14, tiles in 15. */
const LORDS = Object.keys(LOOK);
const TILES = Object.keys(LANDMARK);

export function rule(kind: string, because: string): string | null {
  if (RULE[kind]) return RULE[kind];
  if (LORDS.includes(because)) return numbered(14, LORDS.indexOf(because));
  if (TILES.includes(because)) return numbered(15, TILES.indexOf(because));
  return null;
}

function numbered(chapter: number, index: number): string {
  return `ABY-${chapter}.${String(index + 1).padStart(2, '0')}`;
}
