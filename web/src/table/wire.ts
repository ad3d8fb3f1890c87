/* eslint-disable @typescript-eslint/no-explicit-any -- until the shapes of games are known here */
/** What the server says: see docs/protocol.md. */

export interface Option {
  text: string;
  verb: string;
  thing: string;
  /** It cannot be taken back freely. */
  final?: boolean;
  /** Exact chances, where it ends in a roll. */
  chances?: Chance[];
  /** Made by the table: one thing of an answer of several. */
  part?: boolean;
}

/** What is rolled for, at whom, and the fraction of each outcome ("16/27"). */
export interface Chance {
  what: string;
  thing: string;
  parts: Record<string, string>;
}

export interface Ask {
  kind: string;
  seat: number;
  because: string;
  n: number;
  options: Option[];
  /** No answer can be taken back freely. */
  final: boolean;
  /** Own answer to a question to all, still changeable. */
  answered: string | null;
}

export interface GameEvent {
  what: string;
  seat?: number;
  thing?: string;
  n?: number;
  other?: number;
  things?: string[];
}

/** A game's view of the table; only the game's board knows its shape. */
export type View = any;
/** A game's static data; only the game's board knows its shape. */
export type Catalogue = any;

export interface Undo {
  to: number;
  free: boolean;
  /** The question that would be asked again. */
  kind: string;
  because: string;
  n: number;
}

export interface Position {
  n: number;
  /** How many times moves were taken back before this one. */
  line: number;
  /** Whose eyes; -1 for a spectator, -2 for the all-seeing eye. */
  seat: number;
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  waiting: number[];
  waiting_kind: string;
  waiting_because: string;
  undo: Undo | null;
  /** The seat has a plan on the table that can be looked ahead from. */
  plan: boolean;
  /** What a teacher says now: keys of the game's words. */
  teacher: string[];
  by: string;
  mover: number;
  places: number[] | null;
}

export interface SeatInfo {
  seat: number;
  letter: string;
  name: string;
  kind: 'human' | 'bot';
  level: string;
  online: boolean;
  played_by_bot: boolean;
  /** Someone has opened the link of the seat. */
  joined: boolean;
}

export interface Room {
  room: string;
  name: string;
  game: string;
  edition: string;
  settings: Record<string, string>;
  n: number;
  over: boolean;
  /** A record that somebody brought: to look at and to play on from, not to play in. */
  frozen: boolean;
  /** The lesson of the game's school that is played here. */
  lesson: string | null;
  seed_hash: string;
  seed: string | null;
  seats: SeatInfo[];
  you: { seats: number[]; owner: boolean; spectator: boolean };
  alone: boolean;
  /** The room of the rematch, once the owner has made it. */
  rematch: string | null;
  undo_request: { seat: number; to: number; waiting: number[] } | null;
  position: Position;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  settings: { key: string; choices: string[]; default: string; deck: boolean }[];
  levels: string[];
  lessons: Lesson[];
}

export interface Lesson {
  id: string;
  settings: Record<string, string>;
}

/** How the pupil did, and how well it can be done: the less the better. */
export interface LessonReport {
  lesson: string;
  mark: number;
  best: number;
}

/** One step of what a plan would lead to. */
export interface Beat {
  step: string;
  events: GameEvent[];
  /** How things stand after it, for the game's board; null where nobody can know. */
  stands: any;
}

export interface SeatLink {
  seat: number;
  url: string;
}

export interface Created {
  room: string;
  links: SeatLink[];
  spectator: string;
  /** By language. */
  invitation: Record<string, string>;
}

export interface Reason {
  rule: string;
  what: string;
  met: boolean;
  thing?: string;
  needed?: number;
  given?: number;
}

export interface Hint {
  text: string;
  /** The chances a bot sees; null where the game itself knows the answer. */
  value: number | null;
  /** Why, in the words of events. */
  because: GameEvent[];
  line: string[];
  alternatives: { text: string; share: number; value: number }[];
}

export interface LogMove {
  n: number;
  seat: number;
  events: GameEvent[];
  by: string;
}

export interface LogData {
  moves: LogMove[];
  undone: { after: number; seat: number; events: GameEvent[] }[];
}

export interface Score {
  seats: { seat: number; total: number; place: number; parts: [string, number][] }[];
  /** The seats that win and lose together. */
  sides: number[][];
  chart: { n: number; totals: number[] }[];
  seed: string | null;
}

export interface Chapter {
  chapter: string;
  rules: string[];
}

export const LETTERS = 'ABCDEFGH';
