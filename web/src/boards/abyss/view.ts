/** What Abyss shows (its shapes are made from the Python code), and the readings of its ids. */
import type { BoardProps, Shapes } from '../../table/board';
import type { AbyssCatalogue, AbyssView, Player, Race } from '../../wire/abyss';

export type * from '../../wire/abyss';

export const RACES: readonly Race[] = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'];

export interface AbyssShapes extends Shapes {
  view: AbyssView;
  catalogue: AbyssCatalogue;
}

export type AbyssProps = BoardProps<AbyssShapes>;

export const TRACK_SPACES = 5;

/** Race and value of an ally card; null for the monster. */
export function allyOf(card: string): { race: Race; value: number } | null {
  const [race, value] = card.split('-');
  return RACES.includes(race as Race) ? { race: race as Race, value: Number(value) } : null;
}

/** "1-key+2-pearl" -> [{what: 'key', n: 1}, {what: 'pearl', n: 2}] */
export function rewardParts(id: string): { what: 'key' | 'pearl' | 'token'; n: number }[] {
  return id.split('+').map((part) => {
    const [n, what] = part.split('-');
    return { what: what as 'key' | 'pearl' | 'token', n: Number(n) };
  });
}

/** The same thing drawn several times needs a key of its own: crab-1, crab-1:2, crab-1:3. */
export function keyed(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: nth === 1 ? id : `${id}:${nth}` };
  });
}

/** The seat whose area lies below the belt: yours, or for a spectator the one whose turn it is. */
export function near(p: { view: AbyssView; me: number }): Player {
  const seat = p.me >= 0 && p.me < p.view.players.length ? p.me : p.view.active;
  return p.view.players[seat] as Player;
}
