/** Made by scripts/wire_types.py from podziemia/games/abyss/show/seen.py: change it there. */

export type Guild = 'soldier' | 'merchant' | 'mage' | 'politician' | 'farmer' | 'ambassador';

export type Race = 'jellyfish' | 'crab' | 'seahorse' | 'shellfish' | 'squid';

export type Timing = 'once' | 'always' | 'turn' | 'none';

export interface Lord {
  id: string;
  disabled: boolean;
}

/** A location with the lords under it, and what it is worth now. */
export interface Owned {
  id: string;
  points: number;
  lords: string[];
}

export interface Points {
  locations: number;
  lords: number;
  allies: number;
  monsters: number | null;
}

export interface Player {
  seat: number;
  pearls: number;
  key_tokens: number;
  /** Those of tokens and of free lords. */
  keys: number;
  hand_size: number;
  hand: string[] | null;
  token_count: number;
  tokens: number[] | null;
  lords: Lord[];
  locations: Owned[];
  affiliated: string[];
  points: Points;
}

/** What only the all-seeing eye is shown. */
export interface Hidden {
  deck: string[];
  discard: string[];
  council: Record<Race, string[]>;
  lord_deck: string[];
  location_stack: string[];
  token_supply: number[];
}

export interface AbyssView {
  active: number;
  turn: number;
  exploring: boolean;
  recruiting: string | null;
  over: boolean;
  threat: number;
  price: number;
  bought: number[];
  used: string[];
  extra_turns: number;
  last_turns: number | null;
  deck: number;
  discard: number;
  track: string[];
  council: Record<Race, number>;
  lord_deck: number;
  /** Spaces 1 to 6; space 1 is next to the deck. */
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
  hidden?: Hidden;
}

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
  races: Race[];
  guilds: Guild[];
  lords: Record<string, LordFacts>;
  locations: Record<string, LocationFacts>;
  /** The alternatives of each threat space, as reward ids. */
  threat: string[][];
}
