/** What Descent shows (its shapes are made from the Python code), and the readings of its ids. */
import type { BoardProps, Shapes } from '../../table/board';
import type { DescentCatalogue, DescentView, FigureLook, Hero, Item, SpaceLook } from '../../wire/descent';

export type * from '../../wire/descent';

/** An entry of the journal: what happened, to which thing, and a number. */
export type Story = [what: string, thing: string, n: number];

export interface DescentShapes extends Shapes {
  view: DescentView;
  catalogue: DescentCatalogue;
  survey: FigureLook | SpaceLook;
}

export type DescentProps = BoardProps<DescentShapes>;

export const OVERLORD = 0;

/** `b12` as row and column, from 0; after z comes aa. */
export function at(space: string): [number, number] {
  const letters = /^[a-z]+/.exec(space)?.[0] ?? 'a';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [Number(space.slice(letters.length)) - 1, column];
}

export function spaceAt(row: number, column: number): string {
  const letter = (n: number): string => String.fromCharCode(97 + n);
  return `${column < 26 ? letter(column) : `a${letter(column - 26)}`}${row + 1}`;
}

export const isSpace = (thing: string): boolean => /^[a-z]{1,2}\d{1,2}$/.test(thing);

/** Where a figure stands: top left square, and how many squares it covers. */
export function base(spaces: string[]): { row: number; column: number; w: number; h: number } {
  const rows = spaces.map((space) => at(space)[0]);
  const columns = spaces.map((space) => at(space)[1]);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, w: Math.max(...columns) - column + 1, h: Math.max(...rows) - row + 1 };
}

/** The card without the number of its copy (`frenzy-2`). */
export const printed = (card: string): string => card.replace(/-\d+$/, '');

const FACES = ['jain', 'grisban', 'avric', 'tarha', 'ashrian', 'leoric', 'tomble', 'syndrael'];
/** The drawing of a hero. */
export const bust = (hero: string): string => `h-${FACES.find((face) => hero.includes(face)) ?? 'jain'}`;

const KINDS = ['dragon', 'ettin', 'barghest', 'zombie', 'spider', 'elemental', 'moulder', 'goblin', 'merriod'];
const COLOURS: Record<string, string> = {
  dragon: '#7d68a3',
  ettin: '#a98f6c',
  barghest: '#8a8f9c',
  zombie: '#93a36b',
  spider: '#8d7ab0',
  elemental: '#e0793c',
  moulder: '#b48a86',
  goblin: '#86a35a',
  merriod: '#4f9a9c',
  person: '#e3bd94',
  stone: '#a39aa8',
};
const BOXES: Record<string, [number, number]> = {
  dragon: [144, 96],
  barghest: [96, 48],
  ettin: [96, 96],
  elemental: [96, 96],
  merriod: [96, 96],
};
const LORDS = ['zachareth', 'belthir', 'eliza', 'merick', 'alric', 'splig'];
const STONES = /^(ward|totem|standard|chain|gate)-/;

/** How a figure of the overlord, a bystander or a structure is drawn. */
export function art(
  p: Pick<DescentProps, 'catalogue'>,
  id: string,
): { sign: string; colour: string; box: [number, number] } {
  const kind = id === 'reanimate' ? 'zombie' : KINDS.find((one) => id.includes(one));
  const name =
    kind ??
    LORDS.find((one) => p.catalogue.lieutenants[id] && id.includes(one)) ??
    (STONES.test(id) ? 'stone' : 'person');
  return { sign: `x-${name}`, colour: COLOURS[name] ?? '#c9b3a6', box: BOXES[name] ?? [64, 64] };
}

/** The drawing of a token, by what its name says. */
export function tokenSign(id: string): string {
  if (/egg/.test(id)) return 't-eggs';
  if (/winch|chain|anchor/.test(id)) return 't-winch';
  if (/chest|wagon|shelf|cell/.test(id)) return 't-chest';
  if (/monk|captive|prison|surviv|abbess|witness|heir|arrizon/.test(id)) return 't-person';
  if (/fire|furnace|beacon|lantern|camp/.test(id)) return 't-fire';
  if (/stone|seal|altar|idol|totem|shrine|pillar|ward|throne|circle/.test(id)) return 't-stone';
  return 't-mark';
}

/** The drawing of a card a hero holds. */
export function cardSign(p: Pick<DescentProps, 'catalogue'>, id: string): string {
  const item = p.catalogue.items[id] ?? p.catalogue.items[printed(id)];
  if (!item) return p.catalogue.search[printed(id)] ? 'potion' : 'rune';
  if (item.traits.includes('Bow')) return 'bow';
  if (item.traits.some((trait) => ['Rune', 'Magic', 'Staff'].includes(trait))) return 'rune';
  if (item.dice.length) return 'blade';
  if (item.traits.includes('Cloak') || item.traits.includes('Light Armor')) return 'cloak';
  return item.slot === 'armor' || item.traits.includes('Shield') ? 'plate' : 'charm';
}

export const itemOf = (p: Pick<DescentProps, 'catalogue'>, id: string): Item | undefined =>
  p.catalogue.items[id] ?? p.catalogue.items[printed(id)];

/** What a side of a die shows, by its id (`blue-2`); a die not rolled yet is its colour. */
export interface Face {
  colour: string;
  hearts: number;
  surges: number;
  range: number;
  shields: number;
  miss: boolean;
  rolled: boolean;
}
const POWER: Record<string, [number, number, number][]> = {
  blue: [
    [0, 0, 0],
    [2, 1, 2],
    [2, 0, 3],
    [2, 0, 4],
    [1, 0, 5],
    [1, 1, 6],
  ],
  red: [
    [1, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [3, 1, 0],
  ],
  yellow: [
    [1, 0, 1],
    [0, 1, 1],
    [1, 0, 2],
    [1, 1, 0],
    [2, 0, 0],
    [2, 1, 0],
  ],
};
const SHIELDS: Record<string, number[]> = {
  brown: [0, 0, 0, 1, 1, 2],
  gray: [0, 1, 1, 1, 2, 3],
  black: [0, 2, 2, 2, 3, 4],
};

export function face(die: string): Face {
  const [colour = '', side] = die.split('-');
  const i = Number(side) - 1;
  const [hearts, surges, range] = POWER[colour]?.[i] ?? [0, 0, 0];
  return {
    colour,
    hearts,
    surges,
    range,
    shields: SHIELDS[colour]?.[i] ?? 0,
    miss: colour === 'blue' && i === 0,
    rolled: side !== undefined,
  };
}

/** The squares on which a figure of either side stands. */
export function standing(view: DescentView, id: string): string[] {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero) return hero.space ? [hero.space] : [];
  return view.figures.find((figure) => figure.id === id)?.spaces ?? [];
}

/** The hero of a seat. */
export const heroOf = (view: DescentView, seat: number): Hero | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

/** Whose sheet lies below the belt: one's own; for a spectator that of the hero who acts. */
export function near(p: Pick<DescentProps, 'view' | 'me'>): Hero | undefined {
  if (p.me >= 0) return heroOf(p.view, p.me);
  return p.view.heroes.find((hero) => hero.id === p.view.turn?.actor) ?? p.view.heroes[0];
}

/** Copies told apart, for keys. */
export function copies(ids: string[]): { id: string; key: string }[] {
  const seen: Record<string, number> = {};
  return ids.map((id) => ({ id, key: `${id}:${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
