/** Made by scripts/wire_types.py from podziemia/games/shadespire/show/seen.py: change it there. */

export type HexKind = 'plain' | 'starting' | 'blocked' | 'lethal';

export type Outcome = '' | 'failed' | 'drawn' | 'succeeded';

export type Die = [string, boolean];

export interface Hex {
  x: number;
  r: number;
  territory: number | null;
  kind: HexKind;
  edge: boolean;
}

export interface Field {
  boards: string[];
  hexes: Record<string, Hex>;
}

export interface Profile {
  id: string;
  range: number;
  symbol: string;
  dice: number;
  damage: number;
  cleave: boolean;
  knockback: number;
  all_adjacent: boolean;
  reaction: boolean;
}

export interface Attack {
  id: string;
  range: number;
  symbol: string;
  dice: number;
  damage: number;
  cleave: boolean;
  knockback: number;
  all_adjacent: boolean;
  reaction: boolean;
  /** Exact chances of success, draw and failure against each target within reach, as fractions ("155/216"). */
  odds: Record<string, [string, string, string]>;
}

export interface Fighter {
  id: string;
  card: string;
  seat: number;
  hex: string | null;
  leader: boolean;
  wounds: number;
  most_wounds: number;
  move: number;
  defence: number;
  defence_symbol: string;
  inspired: boolean;
  tainted: boolean;
  moved: boolean;
  charged: boolean;
  guard: boolean;
  spent: boolean;
  frozen: boolean;
  upgrades: string[];
  /** The hexes where a Move action could take it. */
  reach: string[];
  attacks: Attack[];
}

export interface Token {
  /** None while it lies face down. */
  id: string | null;
  hex: string | null;
  holder: string | null;
}

export interface Spell {
  card: string;
  seat: number;
  fighter: string | null;
}

/** The attack under way. */
export interface Deed {
  attacker: string;
  profile: string;
  target: string;
  attack: string[];
  defence: string[];
  supports: [number, number];
  outcome: number;
}

/** The dice thrown last for a card, or by the two seats. */
export interface DiceRoll {
  kind: 'card' | 'roll-off';
  seat: number;
  card: string | null;
  dice: Die[][];
  winner: number;
}

/** The dice of the last attack: those of the attack, and those of the defence. */
export interface AttackRoll {
  kind: 'attack';
  seat: number;
  attacker: string;
  profile: string;
  target: string;
  pool: [number, number];
  /** The faces that count. */
  counts: [string[], string[]];
  supports: [number, number];
  dice: [Die[], Die[]];
  /** Empty as long as it is open. */
  outcome: Outcome;
  critical: boolean;
  trapped: boolean;
  damage: number;
  slain: boolean;
  driven: string | null;
}

/** What has happened in the action phase, as objectives look at it. */
export interface Phase {
  kills: [string, number, number, number, boolean][];
  hurts: [number, number, number, number][];
  attempts: [number, number][];
  chargers: number;
  movers: number;
  hits: number;
  pistol_hits: number[];
  held_before: number[];
  held_now: number[];
  held_start: number[];
}

export interface Counts {
  returns: number;
  returns_this_phase: number;
  ploys: number;
  power: number;
  upgrades: number;
  scored_in_action: number;
  scored_in_end: number;
  scored_in_round: number;
}

export interface Player {
  seat: number;
  warband: string;
  board: string | null;
  glory: number;
  spent: number;
  used: number;
  skips: number;
  objectives: string[] | null;
  objective_count: number;
  hand: string[] | null;
  hand_count: number;
  objective_deck: number;
  power_deck: number;
  objective_discard: string[];
  discard: string[];
  scored: string[];
  playing: string[];
  counts: Counts;
  redrawn: boolean;
  passed_over: string[] | null;
}

/** What only the all-seeing eye is shown. */
export interface Hidden {
  token_pile: number[];
  facedown: number[];
  decks: string[][];
}

export interface ShadespireView {
  stage: number;
  round: number;
  over: boolean;
  active: number;
  first: number;
  turn_to: number;
  passes: number;
  first_placer: number;
  roll_winner: number;
  join: number;
  turned: number[];
  field: Field | null;
  tokens: Token[];
  shard: string | null;
  spells: Spell[];
  coming: Spell[];
  no_power: boolean;
  anticipated: [number, string][];
  deed: Deed | null;
  roll: AttackRoll | DiceRoll | null;
  phase: Phase;
  fighters: Fighter[];
  players: Player[];
  hidden?: Hidden;
}

/** The hexes a fighter could charge to, sees and threatens. */
export interface FighterLook {
  fighter: string;
  charge: string[];
  sees: string[];
  threat: string[];
}

export interface WarbandLook {
  seat: number;
  /** By hex: how many of its fighters threaten it. */
  threats: Record<string, number>;
}

/** There is nothing to tell. */
export type Nothing = Record<string, never>;

export interface BoardFacts {
  starting: [number, number][];
  blocked: [number, number][];
  lethal: [number, number][];
}

export interface WarbandFacts {
  fighters: string[];
}

/** One side of a fighter's card. */
export interface Side {
  move: number;
  defence: number;
  symbol: string;
  wounds: number;
  attacks: Profile[];
}

export interface FighterFacts {
  warband: string;
  leader: boolean;
  base: Side;
  inspired: Side;
}

export interface ObjectiveFacts {
  warband: string;
  glory: number;
  when: string;
}

export interface PloyFacts {
  warband: string;
  reaction: boolean;
}

export interface UpgradeFacts {
  warband: string;
  only: string[];
  attacks: Profile[];
}

export interface ReadyDeck {
  warband: string;
  objectives: string[];
  power: string[];
}

export interface DeckSize {
  objectives: number;
  power: number;
}

export interface ShadespireCatalogue {
  boards: Record<string, BoardFacts>;
  warbands: Record<string, WarbandFacts>;
  fighters: Record<string, FighterFacts>;
  objectives: Record<string, ObjectiveFacts>;
  ploys: Record<string, PloyFacts>;
  upgrades: Record<string, UpgradeFacts>;
  decks: Record<string, ReadyDeck>;
  deck: DeckSize;
  /** Fighters whose id tells them apart from those of the other seat, where both play one warband. */
  mirrored: string[];
}
