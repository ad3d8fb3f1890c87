/** The words of a board and the rules behind them. */
import type { LegendPart } from './board';

/** The rule that tells more of a term; empty when the board has none. */
export function ruleOf(legend: LegendPart[] | undefined, term: string): string {
  return legend?.flatMap(({ terms }) => terms).find(({ id }) => id === term)?.rule ?? '';
}
