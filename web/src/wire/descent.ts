/** Made by scripts/wire_types.py from podziemia/games/descent/show/seen.py: change it there. */

export type Side = 'heroes' | 'overlord';

export interface Turn {
  actor: string;
  actions: number;
  points: number;
  moved: boolean;
  rested: boolean;
  free_attack: boolean;
  shrunk: boolean;
  /** What it costs to get to each space. */
  reach: Record<string, number>;
}

export interface Door {
  id: string;
  squares: string[];
  closed: boolean;
  locked: boolean;
}

export interface Map {
  rows: number;
  columns: number;
  terrain: string[][];
  zones: Record<string, string[]>;
  doors: Door[];
}

export interface Card {
  id: string;
  exhausted: boolean;
}

export interface HeldItem {
  id: string;
  exhausted: boolean;
  equipped: boolean;
}

export interface SearchCard {
  id: string;
  used: boolean;
}

export interface Classed {
  class: string;
}

export interface Hero {
  class: string;
  id: string;
  seat: number;
  space: string | null;
  down: boolean;
  away: boolean;
  acted: boolean;
  damage: number;
  health: number;
  fatigue: number;
  stamina: number;
  speed: number;
  defense: string[];
  attributes: Record<string, number>;
  conditions: string[];
  feat_used: boolean;
  skills: Card[];
  items: HeldItem[];
  search: SearchCard[];
  bears: string | null;
  bucket: boolean;
  monkey: number;
  despair: number;
  fury: number;
  faith: number;
  challenged: string | null;
  xp: number;
  /** Whether the reroll of the round is used, whether the next condition is ignored, how much speed is lost. */
  traits: [boolean, boolean, number];
}

/** A figure of the overlord, a familiar, a bystander or a structure. */
export interface Figure {
  id: string;
  group: string;
  rank: string;
  spaces: string[];
  damage: number;
  health: number;
  speed: number;
  defense: string[];
  dice: string[];
  ranged: boolean;
  conditions: string[];
  activated: boolean;
  air: boolean;
  relic: string | null;
  bears: string | null;
  lured: string | null;
}

export interface Token {
  id: string;
  marker: string;
  space: string | null;
  bearer: string | null;
  state: string;
  progress: number;
  mark: string;
  hidden: boolean;
  changed: number;
}

export interface Overlord {
  hand_size: number;
  hand: string[] | null;
  deck: number;
  left_out: string[] | null;
  /** The cards, or how many there are. */
  looking_at: string[] | number;
  discard: string[];
  in_play: string[];
  owned: string[];
  group: string | null;
  groups: string[];
  misery: boolean;
  rituals: string[];
  rising: [string, string][];
  entering: [string, number][];
  /** Relics and the lieutenants who bear them in this quest, on the map or not. */
  relic_bearers: [string, string][];
  relics_exhausted: string[];
}

export interface Defender {
  id: string;
  dice: string[];
  shields: number;
  damage: number | null;
}

/** The attack being resolved, as its dice lie. */
export interface Attack {
  attacker: string;
  targets: string[];
  dice: string[];
  rolled: boolean;
  missed: boolean;
  hearts: number;
  range: number | null;
  needed: number | null;
  surges: number;
  bought: string[];
  pierce: number;
  toll: number;
  defenders: Defender[];
}

export interface Campaign {
  gold: number;
  overlord_xp: number;
  /** The quests played, and who won each. */
  history: [string, string][];
  /** The campaign as a text that goes on later; only between two quests. */
  saved: string | null;
  flags: string[];
  relics: string[];
  stage: number;
  /** The journal: what happened, to which thing, and a number. */
  story: [string, string, number][];
  /** The step of the campaign phase that comes now. */
  step: string | null;
  next: string | null;
}

/** What only the all-seeing eye is shown. */
export interface Hidden {
  deck: string[];
  search_deck: string[];
  shop: string[];
  contents: number[];
  tasks: string[];
  fired: string[];
  carried: Record<string, number>;
  travel: number[];
  turn: [number, number, number, string[], string[]];
  slain: number[];
  left: [string, string, string][];
}

export interface DescentView {
  quest: string;
  encounter: string;
  act: number;
  phase: string;
  round: number;
  max_rounds: number;
  over: boolean;
  wins: Side[];
  turn: Turn | null;
  map: Map;
  heroes: Hero[];
  figures: Figure[];
  tokens: Token[];
  search_tokens: string[];
  counters: Record<string, number>;
  overlord: Overlord;
  search_deck: number;
  search_discard: string[];
  display: string[];
  attack: Attack | null;
  campaign: Campaign | null;
  /** Where the quest lets the overlord look. */
  hidden_tokens?: string[];
  hidden?: Hidden;
}

export interface InSight {
  id: string;
  distance: number;
  /** Row and column of the corner here, then of the one there; None between neighbours, who need no line. */
  line: [number, number, number, number] | null;
}

export interface FigureLook {
  figure: string;
  points: number;
  reach: Record<string, number>;
  sight: string[];
  sees: InSight[];
}

/** What the figure in its turn would see from a space. */
export interface SpaceLook {
  figure: string;
  space: string;
  sees: InSight[];
}

/** There is nothing to tell. */
export type Nothing = Record<string, never>;

export interface HeroFacts {
  archetype: string;
  speed: number;
  health: number;
  stamina: number;
  defense: string[];
  attributes: Record<string, number>;
  feat: 'action' | 'turn';
}

export interface SkillFacts {
  xp: number;
  fatigue: number;
  kind: string;
  exhausts: boolean;
}

export interface Item {
  source: string;
  slot: string;
  hands: number;
  traits: string[];
  attack: string;
  dice: string[];
  defense: string[];
  surges: string[];
  cost: number;
  /** What the shop gives for it; 0 for a relic, which is not for sale. */
  resale: number;
  act: number;
}

export interface SearchFacts {
  gold: number;
  kind: string;
}

export interface PlotFacts {
  deck: string;
  level: number;
  trait: string;
  timing: string;
}

export interface Stats {
  speed: number;
  health: number;
  defense: string[];
  dice: string[];
  ranged: boolean;
  surges: string[];
  passives: string[];
  actions: string[];
  attributes: number[];
}

export interface MonsterFacts {
  traits: string[];
  base: number[];
  group_size: Record<string, number[]>;
  acts: Stats[][];
}

export interface RuleFacts {
  id: string;
  numbers: Record<string, number[]>;
}

/** The numbers in the sentences of an encounter, by the number of heroes. */
export interface Briefing {
  heroes: Record<string, number[]>;
  overlord: Record<string, number[]>;
  rules: RuleFacts[];
}

/** A group of monsters of the set-up, and the zone where it starts. */
export interface GroupFacts {
  /** Or `open`: the overlord picks one. */
  kind: string;
  zone: string;
  only_master: boolean;
}

export interface EncounterFacts {
  heroes: Record<string, number[]>;
  overlord: Record<string, number[]>;
  rules: RuleFacts[];
  id: string;
  max_rounds: number;
  groups: GroupFacts[];
  /** Those of the set-up, each with the zone where he starts. */
  lieutenants: [string, string][];
}

export interface QuestFacts {
  kind: string;
  act: number;
  encounters: EncounterFacts[];
}

export interface DescentCatalogue {
  heroes: Record<string, HeroFacts>;
  classes: Record<string, string[]>;
  skills: Record<string, SkillFacts>;
  items: Record<string, Item>;
  search: Record<string, SearchFacts>;
  overlord: Record<string, PlotFacts>;
  monsters: Record<string, MonsterFacts>;
  lieutenants: Record<string, Record<string, Stats>[]>;
  quests: Record<string, QuestFacts>;
  relics: Record<string, string>;
  hero_order: string[];
  /** The quests at each place of the campaign map. */
  places: Record<string, string[]>;
  /** The ways to each quest. */
  routes: Record<string, string[][]>;
  /** From where to where, and the symbols on the way. */
  trails: [string, string, string[]][];
  travel: string[];
}
