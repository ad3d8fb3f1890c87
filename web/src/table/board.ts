/**
 * The contract between the generic table and the drawing of one game.
 *
 * A board takes a view and gives nothing back: it draws, and marks every thing a player can point at with
 * `data-id="<thing>"`, on an HTML element or an SVG group. The table around it (Pickable) lights up what an option
 * is about, turns clicks, keys, taps and long presses into answers, shows details and "why not", and moves things.
 *
 * Attributes a board may set besides `data-id`:
 *   data-for="take buy"   only options with these verbs concern this drawing (the same card may lie in two places)
 *   data-key="hand-3"     identity for the movement, when one id is drawn several times; default: the id and its ordinal
 *   data-from="deck"      the data-id (or data-key) from which the thing comes when it was not on the page before
 *   data-clear            a drawing that details should not cover (what an aid shows while one points at something)
 *   data-ask="pearls"     a sign, a number, a track, a pile or a panel that only tells something: the word of the legend it goes by
 *   data-quiet            never a target of its own: no detail, no "why not" (still lit when an option is about it)
 * In SVG, draw one shape with class `hit`: it carries the ring (`.lit .hit`). HTML elements carry it themselves.
 * Give the element `aria-label` only if the name of the thing is not enough: Pickable takes it for the button it puts over it.
 *
 * A board never fetches, has no timers, knows no rules, puts nothing focusable on the page, and never sets
 * `pick`, `lit`, `chosen`, `just`, `hinted`, `second`, `told`: Pickable does.
 */
import type { Component, Snippet } from 'svelte';
import type { Lang } from '../lib/languages';
import type { Ask, Beat as SentBeat, Option, PlainEvent, SeatInfo } from '../wire/table';
import type { Choice } from './several';

/** What a game sends of its own. The table hands it on; only the game's board knows its shapes (`wire/<game>.ts`). */
export interface Shapes {
  view: unknown;
  catalogue: unknown;
  /** What a closer look tells. */
  survey: unknown;
  /** How things stand after a step of a plan. */
  stands: unknown;
}

/** One step of what a plan would lead to. */
export type Beat<S extends Shapes = Shapes> = Omit<SentBeat, 'stands'> & { stands: S['stands'] | null };

export type Args = Record<string, string | number>;
/** `title`: how the name stands on a card ("Keeper", where a sentence says "the Keeper"); where a name has no such form, the name. */
export type Form = 'acc' | 'gen' | 'title';

/** The words of this game in the viewer's language. */
export interface Words {
  /** A message of the game's or the table's bundle; the id itself when there is none. */
  (id: string, args?: Args): string;
  has(id: string): boolean;
  /** A form of a message (`.file`), empty when it has none. */
  form(id: string, form: string): string;
  readonly lang: Lang;
  /** `<game>-name-<thing>`; a seat's letter becomes the player's name. */
  name(thing: string, form?: Form): string;
  /** `<game>-short-<thing>`, empty when there is none. */
  short(thing: string): string;
  /** `<game>-text-<thing>`, of a copy (`frenzy-2`) that of the first; empty when there is none. */
  text(thing: string): string;
  option(option: Choice): string;
  ask(kind: string, because: string, n: number): { prompt: string; why: string };
  event(event: PlainEvent): string;
  /** Another form of the event's sentence (`many`, `brief`), with how often it happened; empty when it has none. */
  eventAs(event: PlainEvent, form: string, count: number): string;
  rule(id: string): { title: string; text: string };
  /** What a sign or a number on the board is called, and what it means: `<game>-term-<term>` with the form `text`. */
  term(id: string): { name: string; text: string };
  player(seat: number): string;
  list(items: string[]): string;
}

/** How this person looks at the table; it never answers. */
export interface Eye<S extends Shapes = Shapes> {
  /** The thing under the pointer, in focus, or whose menu is open; on a touch screen the one tapped last. */
  readonly pointed: string;
  /** The thing under the pointer, in focus, explained or held in view, if a closer look at it is worth while (`Board.surveys`). */
  readonly looked: string;
  /** What the game tells about it beyond the view; null while there is nothing. */
  readonly survey: S['survey'] | null;
  /** What a hint or a teacher shows: where a phone has one part of the board at a time, it comes to the front. */
  readonly shown: readonly string[];
  /** A thing that stays in view while nothing else is looked at. */
  held: string;
}

export interface BoardProps<S extends Shapes = Shapes> {
  view: S['view'];
  /** The question this seat must answer now; null when others decide, in replays and without connection. */
  ask: Ask | null;
  catalogue: S['catalogue'];
  seats: SeatInfo[];
  /** Whose eyes: the seat; -1 for a spectator and for the all-seeing eye. */
  me: number;
  words: Words;
  /** Events of the last move, to show what has just been done. */
  just: PlainEvent[];
  /** What your plan would lead to, step by step; null without a plan. */
  beats: Beat<S>[] | null;
  /** True at phone width: leave long descriptions to the detail. */
  small: boolean;
  eye: Eye<S>;
}

export type SeatProps<S extends Shapes = Shapes> = BoardProps<S> & { seat: number };
export type DetailProps<S extends Shapes = Shapes> = BoardProps<S> & { thing: string };

/** Building a deck: the page around it keeps, checks, saves and exports the text. */
export interface DeckProps<S extends Shapes = Shapes> {
  text: string;
  change: (text: string) => void;
  catalogue: S['catalogue'];
  words: Words;
  small: boolean;
  /** On a phone one part at a time: the cards there are, or those of the deck. */
  show: 'all' | 'list' | 'cards' | 'deck';
  /** The head of the deck: its name and what can be done with it. */
  children: Snippet;
  /** What the server says about it. */
  verdict: Snippet;
}

/** How to play on one page: five panels, each a picture drawn from the board's own pieces and the rule to read on from. */
export interface HowTo<S extends Shapes = Shapes> {
  picture: Component<HowToProps<S>>;
  /** By panel, from the first on. */
  rules: string[];
}

export interface HowToProps<S extends Shapes = Shapes> {
  /** From 1. */
  panel: number;
  catalogue: S['catalogue'];
  words: Words;
}

/** A part of a board's legend, headed `ui-legend-<title>`. */
export interface LegendPart {
  title: 'table' | 'map' | 'card' | 'player' | 'fight';
  terms: Term[];
}

/** A sign, number, track, pile or panel of the board: its words go by `<game>-term-<id>`. */
export interface Term {
  id: string;
  /** Where the rules tell more. */
  rule: string;
  /** How it is drawn, if it is a sign. */
  sign?: string;
}

/** What the belt says: the question, and the line below it. */
export interface Wording {
  prompt: string;
  why: string;
}

/** One heading of the text twin, with one line a thing. */
export interface TwinSection {
  title: string;
  lines: string[];
}

/** A page in place of the table: what is read before the first question, and again whenever one likes. */
export interface Foreword<S extends Shapes = Shapes> {
  page: Component<BoardProps<S>>;
  /** Somebody has opened it. */
  isOpen(): boolean;
  /** Nobody has read it yet, and play has not begun. */
  isNew(p: BoardProps<S>): boolean;
}

export interface Board<S extends Shapes = Shapes> {
  /** Symbols and gradients, mounted once: `<svg width="0" height="0" aria-hidden="true"><defs>…`. */
  sprite?: Component;
  /** What is read before the first question. */
  foreword?: Foreword<S>;
  /** Behind the whole table, edge to edge, for the eye only. */
  backdrop?: Component;
  /** Above the belt: what all share. */
  shared: Component<BoardProps<S>>;
  /** Below the belt: what is yours. For spectators the seat whose turn it is. */
  own?: Component<BoardProps<S>>;
  /** The peek that stays in sight on a phone, between belt and tabs (the hand); default: `own`. */
  peek?: Component<BoardProps<S>>;
  /** Rows of a seat's panel in the rail; the table draws the seat's mark, name and state around it. */
  panel?: Component<SeatProps<S>>;
  /** A few numbers of a seat, in one line: head of the panel, and the strip on a phone. */
  purse?: Component<SeatProps<S>>;
  /** A card or tile in large, for the detail popover; name and text are written by the table below it. */
  detail?: Component<DetailProps<S>>;
  /** Where players bring decks: the cards to choose from and the deck, two cells of the page's grid. */
  deckBuilder?: Component<DeckProps<S>>;
  /** The text of a deck that has just been begun. */
  emptyDeck?: string;
  /** A wide picture for the head of the score page; the winner's seat is given. */
  scene?: Component<{ winner: number }>;
  /** The face of the teacher in the game's school. */
  teacher?: Component;
  /** Everything on the board that can be asked about (`data-ask`), in the order of the legend. */
  legend?: LegendPart[];
  /** Draws a sign of the legend. */
  sign?: Component<{ name: string }>;
  /** How to play, on one page. */
  howto?: HowTo<S>;
  /** In a game of sides, how the side that won has done it, as a sentence for the head of the score page. */
  verdict?(p: Pick<BoardProps<S>, 'view' | 'catalogue' | 'words'>): string;
  /** In a game of sides, in place of points: how things stood in the end. */
  result?: Component<BoardProps<S>>;
  /** Where the points of a seat's category come from, in a few words ("7 lords"), for the score sheet. */
  scoreNote?(view: S['view'], seat: number, part: string, words: Words): string;
  /** The whole table as headings and lines. */
  twin?(p: BoardProps<S>): TwinSection[];
  /** The ids on the board an option points at; default: its thing. For options without a thing (`explore` -> `deck`). */
  spots?(option: Option, view: S['view']): string[];
  /** Things that have nothing but a name: pointing at one opens no detail. */
  isBare?(thing: string): boolean;
  /** A place of the board that has only coordinates: it is chosen there, a button for it would tell nobody where it is. */
  isPlace?(thing: string): boolean;
  /** Whether a closer look at the thing has anything to tell: then the table asks the game and gives `survey`. */
  surveys?(thing: string, view: S['view']): boolean;
  /** By whom or what an option goes, where that says more than its thing (who stands on the space); empty: by its thing. */
  naming?(option: Option, view: S['view'], ask: Ask): string;
  /** The belt's words, where the board knows better than the kind of question: whom it is about, what the thing pointed at would mean. */
  says?(p: BoardProps<S>): Partial<Wording> | null;
  /** Several answers that one click may give, where nothing is to be chosen between them. */
  bundles?(ask: Ask, view: S['view']): Choice[];
  /** An answer that spends something and that a click on its thing does not obviously mean: it is offered in place first. */
  asksOnce?(option: Option): boolean;
  /** Nothing has happened: whoever goes a way of several answers goes on. */
  calm?(event: PlainEvent): boolean;
  /** Ids that are already chosen in a choice of several steps. */
  chosen?(p: BoardProps<S>): string[];
  /** The figure a seat plays: by its name the seat goes when one person plays several. Empty when there is none. */
  role?(view: S['view'], seat: number): string;
  /** Two seats without secrets from each other (heroes of one party): one person may play both with no curtain between them. */
  together?(a: number, b: number): boolean;
  /** Verbs of the answers that are most of the game: they stand first on the belt, in this order. */
  first?: readonly string[];
  /** The rule behind an ask, where the rules drawer opens. */
  rule?(kind: string, because: string): string | null;
  /** One or a few words for the place in the game, for the top bar ("turn 14"). */
  moment?(view: S['view'], words: Words): string;
}

export type { Ask, Option, PlainEvent, SeatInfo };
