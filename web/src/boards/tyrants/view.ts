/** What Tyrants of the Underdark shows (its shapes are made from the Python code), and the readings of its ids. */
import type { BoardProps, Shapes } from '../../table/board';
import { LETTERS } from '../../lib/letters';
import type { Player, TyrantsCatalogue, TyrantsView } from '../../wire/tyrants';

export type * from '../../wire/tyrants';

/** A seat's letter, or "white". */
export type Colour = string;

export interface TyrantsShapes extends Shapes {
  view: TyrantsView;
  catalogue: TyrantsCatalogue;
}

export type TyrantsProps = BoardProps<TyrantsShapes>;

/** The place of a space: its site, or on a route the space itself. */
export function placeOf(space: string): string {
  return space.includes('__') ? space : space.slice(0, space.lastIndexOf('.'));
}

export const isSpace = (thing: string): boolean => thing.includes('.');

export const letterOf = (seat: number): string => LETTERS[seat] ?? '';

/** The class that carries a seat's colour. */
export const seatClass = (letter: string): string => `s${letter.toLowerCase()}`;

/** Points on the table now: all categories of the score sheet. */
export function pointsOf(player: Player): number {
  return Object.values(player.points).reduce((a, b) => a + b, 0);
}

export function trophiesOf(player: Player): number {
  return Object.values(player.trophies).reduce((a, b) => a + b, 0);
}

/** The same card several times, each with a key of its own: noble, noble:2, noble:3. */
export function keyed(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: nth === 1 ? id : `${id}:${nth}` };
  });
}

/** Different cards of a pile and how many of each, in the order in which they first lie. */
export function counted(ids: readonly string[]): { id: string; n: number }[] {
  const seen = new Map<string, number>();
  for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen].map(([id, n]) => ({ id, n }));
}

/** The seat whose area lies below the belt: yours, or for a spectator the one whose turn it is. */
export function near(p: { view: TyrantsView; me: number }): Player {
  const seat = p.me >= 0 && p.me < p.view.players.length ? p.me : p.view.active;
  return p.view.players[seat] as Player;
}
