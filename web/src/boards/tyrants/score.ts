/** Where the points of the score sheet come from. */
import type { Words } from '../../table/board';
import { trophiesOf, type TyrantsView } from './view';

export function scoreNote(view: TyrantsView, seat: number, part: string, words: Words): string {
  const player = view.players[seat];
  if (!player) return '';
  const held = Object.values(view.sites).filter(({ control }) => control === seat);
  switch (part) {
    case 'sites':
      return words('tyrants-board-sites', { n: held.length });
    case 'total-control':
      return words('tyrants-board-sites', { n: held.filter(({ total }) => total).length });
    case 'trophies':
      return words('tyrants-board-n-trophy', { n: trophiesOf(player) });
    case 'deck':
      return words('tyrants-board-cards', {
        n: player.deck_and_hand.length + player.discard.length + player.played.length,
      });
    case 'circle':
      return words('tyrants-board-cards', { n: player.circle.length });
    default:
      return '';
  }
}
