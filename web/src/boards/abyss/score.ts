/** Where the points of the score sheet come from. */
import type { Words } from '../../table/board';
import type { AbyssView } from './view';

export function scoreNote(view: AbyssView, seat: number, part: string, words: Words): string {
  const player = view.players[seat];
  if (!player) return '';
  const under = player.locations.reduce((n, owned) => n + owned.lords.length, 0);
  switch (part) {
    case 'locations':
      return words('abyss-board-tiles', { n: player.locations.length });
    case 'lords':
      return words('abyss-board-lords-count', { n: player.lords.length + under });
    case 'allies':
      return words('abyss-board-cards', { n: player.affiliated.length });
    case 'monsters':
      return words('abyss-board-tokens', { n: player.token_count });
    default:
      return '';
  }
}
