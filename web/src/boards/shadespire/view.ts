/** The shapes of the game's view and catalogue (`games/shadespire/show/view.py`), and the readings of its ids. */
import type { BoardProps } from '../../table/board';

export interface Hex {
  x: number;
  r: number;
  territory: number | null;
  kind: 'plain' | 'starting' | 'blocked' | 'lethal';
  edge: boolean;
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
  odds?: Record<string, [string, string, string]>;
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
  moved: boolean;
  charged: boolean;
  guard: boolean;
  upgrades: string[];
  /** The hexes where a Move action could take it. */
  reach: string[];
  attacks: Attack[];
}

export interface Token {
  id: string | null;
  hex: string | null;
  holder: string | null;
}

export interface Deed {
  attacker: string;
  profile: string;
  target: string;
  attack: string[];
  defence: string[];
  supports: [number, number];
  outcome: number;
}

/** A face, and whether it counts. */
export type Die = [string, boolean];

/** The dice thrown last: two rows, of attack and defence or of the two seats; one row for a card. */
export type Roll =
  | {
      kind: 'attack';
      seat: number;
      attacker: string;
      target: string;
      profile: string;
      pool: [number, number];
      counts: [string[], string[]];
      supports: [number, number];
      dice: [Die[], Die[]];
      /** '' as long as it is open. */
      outcome: '' | 'failed' | 'drawn' | 'succeeded';
      critical: boolean;
      trapped: boolean;
      damage: number;
      slain: boolean;
      driven: string | null;
    }
  | { kind: 'card' | 'roll-off'; seat: number; card: string | null; dice: Die[][]; winner: number };

export interface Spell {
  card: string;
  seat: number;
  fighter: string | null;
}

export interface Player {
  seat: number;
  warband: string;
  board: string | null;
  glory: number;
  spent: number;
  used: number;
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
}

export interface ShadespireView {
  stage: number;
  round: number;
  over: boolean;
  active: number;
  turned: number[];
  field: { boards: string[]; hexes: Record<string, Hex> } | null;
  tokens: Token[];
  shard: string | null;
  spells: Spell[];
  coming: Spell[];
  deed: Deed | null;
  roll: Roll | null;
  fighters: Fighter[];
  players: Player[];
}

interface Side {
  move: number;
  defence: number;
  symbol: string;
  wounds: number;
  attacks: Attack[];
}

export interface ShadespireCatalogue {
  boards: Record<string, { starting: [number, number][]; blocked: [number, number][]; lethal: [number, number][] }>;
  fighters: Record<string, { warband: string; leader: boolean; base: Side; inspired: Side }>;
  objectives: Record<string, { warband: string; glory: number; when: string }>;
  ploys: Record<string, { warband: string; reaction: boolean }>;
  upgrades: Record<string, { warband: string; only: string[]; attacks: Attack[] }>;
  warbands: Record<string, { fighters: string[] }>;
  deck: { objectives: number; power: number };
}

export type ShadespireProps = Omit<BoardProps, 'view' | 'catalogue'> & {
  view: ShadespireView;
  catalogue: ShadespireCatalogue;
};

export const ACTIVATIONS = 4;
export const SEATS = ['a', 'b'];
export const HEX_VERBS = ['token', 'deploy', 'go', 'drive', 'push', 'place', 'choose-hex'];
export const DIRECTIONS = ['west', 'east', 'north-west', 'north-east', 'south-west', 'south-east'];

/** Three letters and the weapon tell the fighters of a warband apart. */
export const MARKS: Record<string, [string, string]> = {
  severin_steelheart: ['Sev', 'sword'],
  angharad_brightshield: ['Ang', 'hammer'],
  obryn_the_bold: ['Obr', 'maul'],
  garrek_gorebeard: ['Gar', 'axe'],
  karsus_the_chained: ['Kar', 'chain'],
  blooded_saek: ['Sae', 'maul'],
  targor: ['Tar', 'twin'],
  arnulf: ['Arn', 'dagger'],
  sepulchral_warden: ['War', 'spear'],
  prince_of_dust: ['Pri', 'mace'],
  the_harvester: ['Har', 'scythe'],
  the_champion: ['Cha', 'sword'],
  petitioner_1: ['Pe1', 'dagger'],
  petitioner_2: ['Pe2', 'dagger'],
  petitioner_3: ['Pe3', 'dagger'],
  gurzag_ironskull: ['Gur', 'twin'],
  bonekutta: ['Bon', 'axe'],
  basha: ['Bas', 'mace'],
  hakka: ['Hak', 'dagger'],
  fjul_grimnir: ['Fju', 'axe'],
  tefk_flamebearer: ['Tef', 'hammer'],
  mad_maegrim: ['Mae', 'twin'],
  vol_orrukbane: ['Vol', 'maul'],
  skritch_spiteclaw: ['Skr', 'scythe'],
  krrk_the_almost_trusted: ['Krr', 'spear'],
  lurking_skaven: ['Lur', 'claw'],
  hungering_skaven: ['Hun', 'chain'],
  festering_skaven: ['Fes', 'dagger'],
  magore_redhand: ['Mag', 'axe'],
  riptooth: ['Rip', 'claw'],
  ghartok_flayskull: ['Gha', 'sword'],
  zharkus_the_bloodsighted: ['Zha', 'maul'],
  sanson_farstrider: ['San', 'pistol'],
  almeric_eagle_eye: ['Alm', 'axe'],
  elias_swiftblade: ['Eli', 'sword'],
};

export const FILLS: Record<string, string> = {
  steelhearts_champions: '#24406b',
  garreks_reavers: '#6b1b1c',
  sepulchral_guard: '#2c3f38',
  ironskulls_boyz: '#4f4a1c',
  the_chosen_axes: '#5c2a12',
  spiteclaws_swarm: '#4a3a16',
  magores_fiends: '#4d0f22',
  the_farstriders: '#1c4a63',
};

/** An id as it stands in the sprite. */
export const spriteName = (id: string): string => id.replace(/_/g, '-');

/** `155/216` as a number. */
export function value(fraction: string): number {
  const [n, of = 1] = fraction.split('/').map(Number);
  return n! / of;
}

export const percent = (part: number, lang: string, digits = 0): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }).format(part);

/** `token-3` as 3. */
export const tokenNumber = (id: string | null): string => (id ? id.slice(id.lastIndexOf('-') + 1) : '?');

export type CardKind = 'objective' | 'ploy' | 'reaction' | 'upgrade';

export function cardKind(catalogue: ShadespireCatalogue, id: string): CardKind | null {
  if (catalogue.objectives[id]) return 'objective';
  if (catalogue.upgrades[id]) return 'upgrade';
  const ploy = catalogue.ploys[id];
  return ploy ? (ploy.reaction ? 'reaction' : 'ploy') : null;
}

export const fighterOf = (view: ShadespireView, id: string): Fighter | undefined =>
  view.fighters.find((f) => f.id === id);

/** Whose cards lie below the belt: one's own; for a spectator those of the player whose turn it is. */
export function near(p: { view: ShadespireView; me: number }): Player {
  return p.view.players[p.me >= 0 ? p.me : Math.max(0, p.view.active)]!;
}

/** The hexes the question is about. */
export function askedHexes(p: Pick<ShadespireProps, 'ask'>): string[] {
  return (p.ask?.options ?? []).filter((o) => HEX_VERBS.includes(o.verb)).map((o) => o.thing);
}

/** Things that can be chosen now and lie nowhere on the table: attacks, fighters not on the battlefield, cards in decks, actions of cards. */
export function offered(p: ShadespireProps): { id: string; verb: string }[] {
  const mine = near(p);
  const lying = new Set<string>([
    ...Object.keys(p.view.field?.hexes ?? {}),
    ...p.view.fighters.filter((f) => f.hex).map((f) => f.id),
    ...p.view.tokens.filter((t) => t.hex).map((t) => t.id ?? ''),
    ...(mine.hand ?? []),
    ...(mine.objectives ?? []),
  ]);
  const elsewhere = ['board', 'join', 'redraw', 'first', 'times', 'direction', 'reroll', 'aside'];
  return (p.ask?.options ?? [])
    .filter((o) => o.thing && !elsewhere.includes(o.verb) && !lying.has(o.thing))
    .map((o) => ({ id: o.thing, verb: o.verb }));
}
