/** Where the points of the score sheet come from. */
import type { Words } from '../../table/board';
import type { ShadespireView } from './view';

export function scoreNote(view: ShadespireView, seat: number, part: string, words: Words): string {
  const player = view.players[seat];
  return player && part === 'objectives' ? words('shadespire-board-scored', { n: player.scored.length }) : '';
}
