/** The decks a player has built, kept in this browser. A deck is text; who wants it elsewhere takes the file along. */

export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  text: string;
  /** Whether it was legal when it was saved. */
  legal: boolean;
}

const KEY = 'podziemia-decks';
const MOST_DECKS = 100;

function load(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as SavedDeck[]) : [];
  } catch {
    return []; // storage switched off, or written by something else
  }
}

let decks = $state(load());

function keep(changed: SavedDeck[]): void {
  decks = changed.slice(0, MOST_DECKS);
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // Without storage the decks last as long as the page; they can still be exported.
  }
}

export function decksOf(game: string): SavedDeck[] {
  return decks.filter((deck) => deck.game === game);
}

export function saveDeck(deck: SavedDeck): void {
  const known = decks.some((one) => one.id === deck.id);
  keep(known ? decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...decks]);
}

export function forgetDeck(id: string): void {
  keep(decks.filter((deck) => deck.id !== id));
}

export function newId(): string {
  return `deck-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
}
