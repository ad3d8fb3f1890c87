/** What the belt says where the board knows better: what is out of reach, and what pearls make up for. */
import type { Ask, Option, Wording } from '../../table/board';
import type { AbyssProps } from './view';

export function says({ ask, view, words }: Pick<AbyssProps, 'ask' | 'view' | 'words'>): Partial<Wording> | null {
  if (ask?.kind === 'turn.action' && ask.options.every((option) => option.verb === 'explore'))
    return { why: words('abyss-board-only-explore') };
  if (ask?.kind !== 'recruit.pay' || !ask.n || view.players[ask.seat]?.pearls) return null;
  return { why: words('abyss-board-missing', { n: ask.n }) };
}

/** Who is done before the price is met pays the rest in pearls. */
export function naming(option: Option, ask: Ask): string {
  return option.verb === 'done' && ask.kind === 'recruit.pay' && ask.n ? `${ask.n}` : '';
}
