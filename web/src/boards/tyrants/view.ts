/** The shapes of Tyrants of the Underdark: what `view()` and `catalogue()` of the game send. */
import type { BoardProps } from '../../table/board';
import { LETTERS } from '../../table/wire';

export type Aspect = 'malice' | 'conquest' | 'guile' | 'ambition' | 'obedience';
export type Sector = 'left' | 'center' | 'right';
/** A seat's letter, or "white". */
export type Colour = string;

export interface CardFacts {
  aspect: Aspect | null;
  creature: string;
  cost: number | null;
  deck_vp: number;
  circle_vp: number;
  copies: number;
  power: number;
  influence: number;
}

export interface SpaceFacts {
  id: string;
  x: number;
  y: number;
  white: boolean;
}

export interface SiteFacts {
  sector: Sector;
  vp: number;
  start: boolean;
  x: number;
  y: number;
  marker: { influence: number; vp: number } | null;
  spaces: SpaceFacts[];
}

export interface RouteFacts {
  sector: Sector;
  ends: [string, string];
  spaces: SpaceFacts[];
}

export interface TyrantsCatalogue {
  cards: Record<string, CardFacts>;
  costs: Record<string, number>;
  dividers: Record<string, [number, number][]>;
  sites: Record<string, SiteFacts>;
  routes: Record<string, RouteFacts>;
}

export interface SiteNow {
  control: number | null;
  total: boolean;
  spies: number[];
  paid: boolean;
}

export interface Player {
  seat: number;
  barracks: number;
  spies: number;
  vp: number;
  hand_size: number;
  hand: string[] | null;
  revealed: string[];
  deck: number;
  deck_and_hand: string[];
  played: string[];
  discard: string[];
  circle: string[];
  trophies: Record<Colour, number>;
  markers: string[];
  presence: string[];
  points: Record<string, number>;
}

export interface TyrantsView {
  active: number;
  first: number;
  round: number;
  over: boolean;
  end_triggered: boolean;
  sectors: Sector[];
  decks: string[];
  power: number;
  influence: number;
  troops: Record<string, Colour>;
  sites: Record<string, SiteNow>;
  market: (string | null)[];
  market_deck: number;
  /** The slot whose card is being played out of the market. */
  lent: number | null;
  resolving: string[];
  devoured: string[];
  ghost: boolean;
  house_guards: number;
  priestesses: number;
  outcasts: number;
  pending: { effect: string; card: string }[];
  players: Player[];
}

export type TyrantsProps = Omit<BoardProps, 'view' | 'catalogue'> & { view: TyrantsView; catalogue: TyrantsCatalogue };

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
