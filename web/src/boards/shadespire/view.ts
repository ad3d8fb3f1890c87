/** What Shadespire shows (its shapes are made from the Python code), and the readings of its ids. */
import type { BoardProps, Shapes } from '../../table/board';
import type {
  Fighter,
  FighterLook,
  Player,
  ShadespireCatalogue,
  ShadespireView,
  WarbandLook,
} from '../../wire/shadespire';

export type * from '../../wire/shadespire';

export interface ShadespireShapes extends Shapes {
  view: ShadespireView;
  catalogue: ShadespireCatalogue;
  survey: FighterLook | WarbandLook;
}

export type ShadespireProps = BoardProps<ShadespireShapes>;

export const ACTIVATIONS = 4;
export const SEATS = ['a', 'b'];
/** `d4`: a hex by its column and row. */
export const isHex = (thing: string): boolean => /^[a-z]\d{1,2}$/.test(thing);

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
