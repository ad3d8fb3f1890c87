/** Made by scripts/wire_types.py from podziemia/games/tyrants/show/seen.py: change it there. */

export type Aspect = 'malice' | 'conquest' | 'guile' | 'ambition' | 'obedience';

export type Phase = 'start' | 'act' | 'end';

export interface SiteNow {
  control: number | null;
  total: boolean;
  /** The seats that have one there. */
  spies: number[];
  paid: boolean;
}

/** What waits for the end of the turn. */
export interface Pending {
  effect: string;
  card: string;
  play: number;
  in_play: boolean;
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
  /** By colour: a seat's letter, or `white`. */
  trophies: Record<string, number>;
  markers: string[];
  /** The sites and route spaces where the seat has it. */
  presence: string[];
  /** By category of the score sheet. */
  points: Record<string, number>;
}

/** What only the all-seeing eye is shown. */
export interface Hidden {
  market_deck: string[];
  decks: string[][];
}

export interface TyrantsView {
  active: number;
  first: number;
  round: number;
  phase: Phase;
  over: boolean;
  end_triggered: boolean;
  sectors: string[];
  decks: string[];
  power: number;
  influence: number;
  /** The colour on each space that is taken. */
  troops: Record<string, string>;
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
  pending: Pending[];
  aspects: Record<Aspect, number>;
  plays: number;
  players: Player[];
  hidden?: Hidden;
}

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

export interface MarkerFacts {
  at: [number, number];
  influence: number;
  vp: number;
}

export interface SiteFacts {
  sector: string;
  vp: number;
  start: boolean;
  x: number;
  y: number;
  label: [number, number];
  marker: MarkerFacts | null;
  spaces: SpaceFacts[];
}

export interface RouteFacts {
  sector: string;
  ends: [string, string];
  spaces: SpaceFacts[];
}

export interface TyrantsCatalogue {
  aspects: Aspect[];
  half_decks: Record<string, string[]>;
  cards: Record<string, CardFacts>;
  costs: Record<string, number>;
  sectors: string[];
  dividers: Record<string, [number, number][]>;
  sites: Record<string, SiteFacts>;
  routes: Record<string, RouteFacts>;
}
