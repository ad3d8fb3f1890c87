/** The shapes of Abyss: what `view()` and `catalogue()` of the game send. */
import type { BoardProps, GameEvent } from '../../table/board';

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof RACES)[number];
export type Guild = 'soldier' | 'merchant' | 'mage' | 'politician' | 'farmer' | 'ambassador';
export type Timing = 'once' | 'always' | 'turn' | 'none';

export interface LordFacts {
  guild: Guild;
  /** How many different races the cost asks for. */
  races: number;
  /** The mandatory one among them. */
  must: Race | null;
  value: number;
  keys: number;
  influence: number;
  timing: Timing;
}

export interface LocationFacts {
  base: number;
  per: number;
  counted: string;
  of: string;
}

export interface AbyssCatalogue {
  lords: Record<string, LordFacts>;
  locations: Record<string, LocationFacts>;
  /** The alternatives of each threat space, as reward ids. */
  threat: string[][];
}

export interface Owned {
  id: string;
  points: number;
  lords: string[];
}

export interface Player {
  seat: number;
  pearls: number;
  key_tokens: number;
  keys: number;
  hand_size: number;
  hand: string[] | null;
  token_count: number;
  tokens: number[] | null;
  lords: { id: string; disabled: boolean }[];
  locations: Owned[];
  affiliated: string[];
  points: { locations: number; lords: number; allies: number; monsters: number | null };
}

export interface AbyssView {
  active: number;
  turn: number;
  over: boolean;
  threat: number;
  price: number;
  used: string[];
  extra_turns: number;
  last_turns: number | null;
  deck: number;
  discard: number;
  track: string[];
  council: Record<Race, number>;
  lord_deck: number;
  court: (string | null)[];
  lord_discard: string[];
  location_stack: number;
  available: string[];
  drawn: string[];
  removed: string[];
  tokens_left: number;
  keys_left: number;
  paid: string[];
  spent: string[];
  players: Player[];
  hidden?: { council: Record<Race, string[]> };
}

export type AbyssProps = Omit<BoardProps, 'view' | 'catalogue'> & { view: AbyssView; catalogue: AbyssCatalogue };
export type { GameEvent };

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
