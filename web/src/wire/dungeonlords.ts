/** Made by scripts/wire_types.py from podziemia/games/dungeonlords/show/seen.py: change it there. */

export interface Offer {
  monsters: string[];
  rooms: string[];
}

export interface CombatCard {
  card: string | null;
  open: boolean;
  /** The seats that have looked at it. */
  spies: number[];
}

export interface Neutral {
  deck: string[];
  inaccessible: string[];
  played: string[];
}

export interface Stacks {
  monsters: number;
  rooms: number;
  adventurers: number;
  traps: number;
}

export interface Tile {
  cell: string;
  /** None for a tunnel. */
  room: string | null;
  conquered: boolean;
  uses: number;
}

/** An adventurer in a party. */
export interface Hero {
  id: string;
  damage: number;
  hp: number;
}

export interface Plan {
  tile: string | null;
  trap_count: number;
  traps: string[] | null;
  units: string[];
}

export interface Dungeon {
  seat: number;
  food: number;
  gold: number;
  imps: number;
  busy: number;
  trolls: number;
  trolls_busy: number;
  evil: number;
  red: number;
  tiles: Tile[];
  trap_count: number;
  traps: string[] | null;
  lair: string[];
  down: string[];
  prison: string[];
  party: Hero[];
  inaccessible: string[] | null;
  hand: string[];
  orders: string[] | null;
  turned_away: number[];
  fights: boolean;
  plan: Plan;
}

/** What only the all-seeing eye is shown. */
export interface Hidden {
  monster_stacks: number[][];
  room_stacks: number[][];
  adventurer_stacks: number[][];
  trap_deck: number[];
  discarded: number[][];
  city: number[];
  next_city: number[];
  aside: number[][];
  event_tiles: number[];
  special: number[];
  tent: number[];
  neutral_decks: number[][];
  done: boolean[];
  spied: number[];
}

export interface DungeonView {
  year: number;
  season: string;
  phase: number;
  place: number;
  combat_round: number;
  starter: number;
  over: boolean;
  first_game: boolean;
  /** The lesson, where this is one. */
  school: string | null;
  offer: Offer;
  /** None while the tile lies face down. */
  events: (string | null)[];
  special: string | null;
  waiting: string[];
  next: string[];
  combat_cards: CombatCard[];
  /** Who stands in the slots of each action: a seat, less than none, or from 8 on somebody neutral. */
  slots: Record<string, number[]>;
  paladin: number;
  neutral_evil: number | null;
  neutrals: Neutral[];
  stacks: Stacks;
  used_traps: string[];
  titles: Record<string, number[]>;
  dungeons: Dungeon[];
  hidden?: Hidden;
}

/** How a dungeon stands after a step of the battle that is looked ahead to. */
export interface Stands {
  party: Hero[];
  gold: number;
  food: number;
  imps: number;
}

export interface AttackFacts {
  id: string;
  kind: string;
  damage: number;
  hits: number;
}

export interface MonsterFacts {
  cost: Record<string, number>;
  attacks: AttackFacts[];
}

export interface TrapFacts {
  gold: number;
  food: number[];
  imps: number;
  skip_conquering: boolean;
}

export interface RoomFacts {
  year: number;
  kind: string;
  imps: number;
  food: number;
  gain: string;
  zone: string[];
}

export interface AdventurerFacts {
  kind: number;
  year: number;
  strength: number;
  hp: number;
  traps: number;
  hearts: number;
  magic: number;
}

export interface Limits {
  traps: number;
  monsters: number;
  fee: number;
}

export interface CombatCardFacts {
  year: number;
  fast: boolean;
  fatigue: number;
}

export interface DungeonCatalogue {
  actions: string[];
  monsters: Record<string, MonsterFacts>;
  traps: Record<string, TrapFacts>;
  rooms: Record<string, RoomFacts>;
  adventurers: Record<string, AdventurerFacts>;
  /** What a battle on a tile may be fought with, by room; `tunnel` for those. */
  limits: Record<string, Limits>;
  combat_cards: Record<string, CombatCardFacts>;
}
