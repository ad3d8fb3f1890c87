/** A deck read from its text and written back (`games/shadespire/rules/decks.py`). */
import { cardKind, type ShadespireCatalogue } from './view';

export interface Deck {
  warband: string;
  objectives: string[];
  power: string[];
}

export const UNIVERSAL = 'universal';
export const EMPTY_DECK = 'warband steelhearts_champions\nobjectives\npower\n';
export const PILES = ['objective', 'ploy', 'upgrade'] as const;
export type Pile = (typeof PILES)[number];

/** What can be read of it; the server tells of the lines that cannot. */
export function readDeck(text: string): Deck {
  const deck: Deck = { warband: '', objectives: [], power: [] };
  let pile: string[] | null = null;
  for (const line of text.split(/[\n;]/)) {
    const [word, second] = line.split('#')[0]!.trim().split(/\s+/);
    if (word === 'warband' && second) deck.warband = second;
    else if (word === 'objectives') pile = deck.objectives;
    else if (word === 'power') pile = deck.power;
    else if (word && !second) pile?.push(word);
  }
  return deck;
}

export function writeDeck(deck: Deck): string {
  return [`warband ${deck.warband}`, 'objectives', ...deck.objectives, 'power', ...deck.power].join('\n') + '\n';
}

/** Reactions are ploys. */
export function pileOf(catalogue: ShadespireCatalogue, id: string): Pile | null {
  const kind = cardKind(catalogue, id);
  return kind === 'reaction' ? 'ploy' : kind;
}

export function warbandOf(catalogue: ShadespireCatalogue, id: string): string {
  return (catalogue.objectives[id] ?? catalogue.ploys[id] ?? catalogue.upgrades[id])?.warband ?? '';
}

export function has(deck: Deck, id: string): boolean {
  return deck.objectives.includes(id) || deck.power.includes(id);
}

export function without(deck: Deck, id: string): Deck {
  return {
    ...deck,
    objectives: deck.objectives.filter((card) => card !== id),
    power: deck.power.filter((card) => card !== id),
  };
}

export function withCard(catalogue: ShadespireCatalogue, deck: Deck, id: string): Deck {
  const place = pileOf(catalogue, id) === 'objective' ? 'objectives' : 'power';
  return { ...deck, [place]: [...deck[place], id] };
}

/** Every card that a warband may use, by pile; its own ones first. */
export function usableBy(catalogue: ShadespireCatalogue, warband: string): string[] {
  const all = [
    ...Object.keys(catalogue.objectives),
    ...Object.keys(catalogue.ploys),
    ...Object.keys(catalogue.upgrades),
  ];
  return all.filter((id) => [warband, UNIVERSAL].includes(warbandOf(catalogue, id)));
}

/** Letters without their marks, for searching. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l');
}
