/** Made by scripts/wire_types.py from podziemia/table/club/wire.py, podziemia/table/club/requests.py: change it there. */

import type { Clock, NewClock, SeatKind } from './table';

export type Sees = 'me' | 'club' | 'all';

export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn';

/** The member who asks. */
export interface Me {
  id: string;
  name: string;
  /** Who may see the member's page. */
  sees: Sees;
}

export interface ClubInfo {
  /** Whether this server has a club at all. */
  on: boolean;
  name: string;
  /** Whether one joins with a word that the operator has given out. */
  word: boolean;
  me: Me | null;
}

export interface PasskeyInfo {
  id: string;
  /** Where it was made. */
  device: string;
  created: number;
  used: number;
}

export interface TableSeat {
  seat: number;
  name: string;
  kind: SeatKind;
}

/** A table at which the member has a place. */
export interface MyTable {
  room: string;
  name: string;
  game: string;
  over: boolean;
  rated: boolean;
  touched: number;
  seats: TableSeat[];
  mine: number[];
  /** The seats that have to decide. */
  waiting: number[];
}

/** A member's rating in one game. */
export interface GameRating {
  game: string;
  games: number;
  /** None before the fifth rated game. */
  points: number | null;
  /** One standard error. */
  spread: number;
  /** By the last game. */
  change: number;
  /** The latest ratings, the oldest first. */
  curve: number[];
}

export interface Opponent {
  name: string;
  member: string;
  /** Of a bot. */
  level: string;
}

export interface PlayedGame {
  room: string;
  game: string;
  name: string;
  at: number;
  seat: number;
  place: number;
  /** Somebody else has the same place. */
  shared: boolean;
  seats: number;
  rated: boolean;
  /** None if the game was not rated. */
  change: number | null;
  others: Opponent[];
  event: string;
  /** Whoever asks was there too, and can look at it again. */
  mine: boolean;
}

export interface SeasonRow {
  place: number;
  member: string;
  name: string;
  games: number;
  wins: number;
  points: number;
}

export interface Season {
  name: SeasonName;
  year: number;
  ends: number;
  /** So many of the best games count. */
  best: number;
  rows: SeasonRow[];
}

export interface MemberPage {
  id: string;
  name: string;
  joined: number;
  sees: Sees;
  me: boolean;
  games: number;
  /** On which most games ended, 0 for Monday; None before there are a few. */
  weekday: number | null;
  ratings: GameRating[];
  /** The last ones. */
  played: PlayedGame[];
}

export interface RatingRow {
  /** The name of a member, or the level of a bot. */
  player: string;
  member: string;
  points: number;
  spread: number;
  games: number;
}

export interface Ladder {
  game: string;
  rows: RatingRow[];
}

/** What members see of the club. */
export interface ClubPage {
  members: number;
  season: Season;
  /** People and bots on one scale, of each game that was rated. */
  ladders: Ladder[];
}

export type EventKind = 'swiss' | 'robin';

export type Mark = 'won' | 'lost' | 'drawn' | 'free' | 'open' | 'none';

export interface EventInfo {
  id: string;
  name: string;
  game: string;
  kind: EventKind;
  rounds: number;
  /** The one being played; 0 while people still come. */
  round: number;
  over: boolean;
  created: number;
  people: number;
  /** Whoever asks takes part. */
  inside: boolean;
  host: boolean;
  /** Where whoever asks has to play now; empty when nowhere. */
  table: string;
  opponent: string;
}

export interface EntrantInfo {
  member: string;
  name: string;
  gone: boolean;
}

export interface BoardPerson {
  member: string;
  name: string;
  /** Before the round. */
  points: number;
}

export interface BoardInfo {
  board: number;
  first: BoardPerson;
  /** None for a free round. */
  second: BoardPerson | null;
  /** Of the first: 1, 0.5 or 0; None while they play. */
  result: number | null;
  /** Once it was played. */
  scores: number[];
  moves: number;
  /** Why these two. */
  why: 'equal' | 'near' | 'again' | 'robin' | 'free';
  /** Why this one sits first. */
  side: 'fewer' | 'turn' | 'lot' | 'none';
}

export interface StandingRow {
  place: number;
  member: string;
  name: string;
  results: Mark[];
  points: number;
  /** Buchholz in a Swiss, Sonneborn-Berger in a round-robin. */
  tie_break: number;
  wins: number;
}

export interface EventPage {
  id: string;
  name: string;
  game: string;
  kind: EventKind;
  rounds: number;
  /** The one being played; 0 while people still come. */
  round: number;
  over: boolean;
  created: number;
  people: number;
  /** Whoever asks takes part. */
  inside: boolean;
  host: boolean;
  /** Where whoever asks has to play now; empty when nowhere. */
  table: string;
  opponent: string;
  /** Those that are not as usual. */
  settings: Record<string, string>;
  /** Of every table. */
  clock: Clock | null;
  entrants: EntrantInfo[];
  /** By round. */
  drawn: BoardInfo[][];
  standings: StandingRow[];
}

/** `word`: where the operator wants one of whoever joins. */
export interface JoinClub {
  name: string;
  word?: string;
}

/** What the browser's authenticator has answered, as its `toJSON` gives it. */
export interface WithPasskey {
  credential: Record<string, unknown>;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface DropPasskey {
  id: string;
}

export interface ChangeMe {
  sees: Sees;
}

/** The own name, written out: nobody leaves by a slip. */
export interface LeaveClub {
  name: string;
}

export interface NewEvent {
  name: string;
  game: string;
  kind: EventKind;
  rounds?: number;
  settings?: Record<string, string>;
  /** Of every table. */
  clock?: NewClock | null;
}

/** The host decides a board that nobody finishes: points of the first, in halves. */
export interface Award {
  board: number;
  halves: number;
}
