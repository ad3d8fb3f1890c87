/** What the belt says where the board knows better: pearls cannot make up for anything where there are none. */
import type { Wording } from '../../table/board';
import type { AbyssProps } from './view';

export function says({ ask, view, words }: Pick<AbyssProps, 'ask' | 'view' | 'words'>): Partial<Wording> | null {
  if (ask?.kind !== 'recruit.pay' || !ask.n || view.players[ask.seat]?.pearls) return null;
  return { why: words('abyss-board-missing', { n: ask.n }) };
}
