/** Made by scripts/wire_types.py from podziemia/kernel/state.py, podziemia/table/wire.py, podziemia/table/requests.py: change it there. */

/** An event as clients are told it; formatted with the message `<game>-event-<what>`. */
export interface PlainEvent {
  what: string;
  seat?: number;
  thing?: string;
  n?: number;
  other?: number;
  things?: string[];
}

export type SeatKind = 'human' | 'bot';

export interface SettingInfo {
  key: string;
  choices: string[];
  default: string;
  /** Its value is a deck: the id of a ready one, or the text of one's own. */
  deck: boolean;
  /** Only those who know the game ask for it. */
  fine: boolean;
}

export interface Lesson {
  id: string;
  settings: Record<string, string>;
  minutes: number;
  /** A whole game with a teacher at the elbow. */
  whole: boolean;
  /** Played to the end of its match and marked then; all others are exercises. */
  drill: boolean;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  /** Where a person sits who does not say. */
  seat: number;
  settings: SettingInfo[];
  levels: string[];
  lessons: Lesson[];
}

/** The parts that events play when the game is told, by their names. */
export interface Telling {
  /** A turn of its seat begins: a heading of the log. */
  turns: string[];
  /** Something begins that all share, a round or a season: a heading, too. */
  rounds: string[];
  /** Its thing acts from here on: a heading inside a turn. */
  figures: string[];
  /** Worth a look when it happens, and left out of what happened since one's turn. */
  details: string[];
  /** Nobody looks up for it. */
  trifles: string[];
  /** What people want to see again. */
  moments: string[];
  /** What is told in one line with all that comes of it, and what that may be. */
  deeds: Record<string, string[]>;
}

export interface Chapter {
  chapter: string;
  rules: string[];
}

/** Something that a person can put right, in the viewer's language. */
export interface Trouble {
  key: string;
  message: string;
  details: Record<string, string | number>;
}

export interface DeckVerdict {
  /** Everything that is wrong with the deck; none: it is legal. */
  troubles: Trouble[];
}

export interface Moment {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
}

/** What is rolled for, at whom, and the exact fraction of each outcome ("16/27"). */
export interface Likelihood {
  what: string;
  thing: string;
  parts: Record<string, string>;
}

export interface Option {
  text: string;
  verb: string;
  thing: string;
  /** It cannot be taken back freely. */
  final: boolean;
  /** Where it ends in a roll. */
  chances?: Likelihood[];
}

/** Something to know about a way. */
export interface WayMark {
  what: string;
  /** On which thing of the way. */
  at: string;
  n: number;
  /** Who or what is behind it. */
  things: string[];
}

/** Where answers in a row lead, if nothing happens in between. */
export interface Way {
  thing: string;
  /** Ordinary answers, given one after another. */
  answers: string[];
  cost: number;
  marks: WayMark[];
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
  /** The answer the game gives to whoever leaves the question to it; empty where the person decides. */
  left: string;
  /** Where several answers in a row lead. */
  ways: Way[];
}

export interface UndoOffer {
  /** Before the seat's last own move. */
  to: number;
  free: boolean;
  /** The question that would be asked again. */
  kind: string;
  because: string;
  n: number;
  /** The earliest number that is still free. */
  reach: number;
}

export interface Ticked {
  says: string;
  met: boolean;
}

export interface SlipMade {
  says: string;
  /** The moment before it, to go back to. */
  to: number;
}

export interface LessonMark {
  done: boolean;
  /** How far below the best. */
  lost: number;
}

/** What the teacher says and has noted down; messages are named below the game's name. A drill has lines only. */
export interface Teaching {
  says: string[];
  /** One thing on the table that is outlined. */
  point: string;
  /** Lines said so far, of so many. */
  step: number;
  steps: number;
  goals: Ticked[];
  /** An answer that was a pity. */
  slip: SlipMade | null;
  /** What the model would answer, while the pupil goes its way. */
  next: string | null;
  /** The moment at which the pupil left it. */
  off: number | null;
  /** The exercise is over: nobody is asked, and answers may still be taken back. */
  stopped: boolean;
  mark: LessonMark | null;
}

export interface Position {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  /** Whose eyes; -1 for a spectator, -2 for the all-seeing eye. */
  seat: number;
  /** Moves were taken back to come here: nothing new has happened. */
  back: boolean;
  /** Of the n-th move, as far as these eyes saw them. */
  events: PlainEvent[];
  /** The game's own: see the wire of the game. */
  view: Record<string, unknown>;
  ask: Ask | null;
  waiting: number[];
  waiting_kind: string;
  /** Empty when the card behind the question is one that these eyes cannot see. */
  waiting_because: string;
  undo: UndoOffer | null;
  /** The seat has a plan on the table that can be looked ahead from. */
  plan: boolean;
  /** Where somebody teaches. */
  teacher: Teaching | null;
  /** `bot` for a move that a bot made. */
  by: string;
  mover: number;
  /** Of each seat, once the game is over. */
  places: number[] | null;
}

export interface StaleDetails {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  /** What the client has not seen yet, the last of it at most. */
  missed: Position[];
}

/** An answer that belongs to an earlier moment. */
export interface StaleTrouble {
  key: 'stale';
  message: string;
  details: StaleDetails;
}

/** What comes instead, with a status that says so. */
export interface Failure {
  error: Trouble | StaleTrouble;
}

export interface SeatInfo {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind;
  level: string;
  online: boolean;
  played_by_bot: boolean;
  /** Somebody sits there. */
  joined: boolean;
}

/** A seat that changed hands: the host freed it, or somebody new sat down there. */
export interface Hand {
  /** Moves that stood then. */
  after: number;
  seat: number;
  what: 'freed' | 'taken';
}

export interface You {
  seats: number[];
  owner: boolean;
  spectator: boolean;
}

/** A request to take back more than is free. */
export interface UndoRequest {
  seat: number;
  to: number;
  /** The seats that have not agreed yet. */
  waiting: number[];
}

/** The room as the visitor may know it, without the position: what is told when anything of it changes. */
export interface RoomNews {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  room: string;
  name: string;
  game: string;
  /** Of the rules, when the game began. */
  edition: number;
  /** The edition of the rules by which it goes on here. */
  plays: number;
  settings: Record<string, string>;
  over: boolean;
  /** A record that somebody brought: to look at and to play on from, not to play in. */
  frozen: boolean;
  /** The lesson of the game's school that is played here. */
  lesson: string | null;
  seed_hash: string;
  /** Once everything may be known. */
  seed: string | null;
  seats: SeatInfo[];
  you: You;
  /** No other people play here: hints, record and branch are allowed. */
  alone: boolean;
  hands: Hand[];
  undo_request: UndoRequest | null;
  /** The room of the rematch, once the owner has made it. */
  rematch: string | null;
}

export interface Room {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  room: string;
  name: string;
  game: string;
  /** Of the rules, when the game began. */
  edition: number;
  /** The edition of the rules by which it goes on here. */
  plays: number;
  settings: Record<string, string>;
  over: boolean;
  /** A record that somebody brought: to look at and to play on from, not to play in. */
  frozen: boolean;
  /** The lesson of the game's school that is played here. */
  lesson: string | null;
  seed_hash: string;
  /** Once everything may be known. */
  seed: string | null;
  seats: SeatInfo[];
  you: You;
  /** No other people play here: hints, record and branch are allowed. */
  alone: boolean;
  hands: Hand[];
  undo_request: UndoRequest | null;
  /** The room of the rematch, once the owner has made it. */
  rematch: string | null;
  position: Position;
}

export interface SeatLink {
  seat: number;
  url: string;
}

export interface Created {
  room: string;
  links: SeatLink[];
  /** None for somebody who follows to a room that is there already. */
  spectator: string | null;
  /** A sentence to send along with a link, by language. */
  invitation: Record<string, string>;
}

/** What the secret of a link has opened: seats, the whole room, or a place to watch from. */
export interface Opened {
  seats?: number[];
  owner?: boolean;
  spectator?: boolean;
}

export interface NewLink {
  url: string;
}

export interface WatchLink {
  spectator: string;
}

/** Moves will be taken back when those who are waited for agree. */
export interface UndoAsked {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  waiting: number[];
}

export interface Reason {
  rule: string;
  what: string;
  met: boolean;
  thing: string;
  needed: number;
  given: number;
}

export interface Reasons {
  reasons: Reason[];
}

export interface Alternative {
  text: string;
  share: number;
  value: number;
}

export interface Hint {
  text: string;
  /** The chances a bot sees; None where the game itself knows the answer. */
  value: number | null;
  line: string[];
  alternatives: Alternative[];
  /** Why, in the words of events. */
  because: PlainEvent[];
}

/** One step of what a plan would lead to. */
export interface Beat {
  step: string;
  events: PlainEvent[];
  /** How things stand after it, for the game's board; None where nobody can know. */
  stands: Record<string, unknown> | null;
}

export interface Preview {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  beats: Beat[];
}

export interface LogMove {
  n: number;
  seat: number;
  events: PlainEvent[];
  by: string;
}

export interface UndoneMoves {
  after: number;
  seat: number;
  events: PlainEvent[];
}

export interface LogData {
  moves: LogMove[];
  undone: UndoneMoves[];
}

export interface SeatScore {
  seat: number;
  total: number;
  place: number;
  parts: [string, number][];
}

export interface Totals {
  n: number;
  totals: number[];
}

export interface Score {
  seats: SeatScore[];
  /** The seats that win and lose together. */
  sides: number[][];
  /** The totals whenever they changed, and at the end. */
  chart: Totals[];
  seed: string;
}

/** How the pupil did, and how well it can be done: the less the better. */
export interface LessonReport {
  lesson: string;
  mark: number;
  best: number;
}

/** What a webhook is told: who has to decide, and where. */
export interface Notice {
  room: string;
  name: string;
  game: string;
  seat: number;
  player: string;
  n: number;
  kind: string;
  path: string;
  text: string;
  content: string;
}

export interface Health {
  well: boolean;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export interface NewRoom {
  game: string;
  seats: NewSeat[];
  settings?: Record<string, string>;
  name?: string;
  webhook?: string;
}

/** `own`: a secret that the browser has made for itself, so that it may ask again when it got no reply. */
export interface Sit {
  secret: string;
  own?: string;
}

/** `n` is how many moves the client has seen; `line`, how many times it saw moves taken back. */
export interface Answer {
  seat: number;
  n: number;
  text: string;
  nonce: string;
  line?: number | null;
}

/** `n` and `line`, when given, say what the client has seen. */
export interface Undo {
  seat: number;
  to: number;
  n?: number | null;
  line?: number | null;
}

export interface Vote {
  seat: number;
  yes: boolean;
}

export interface DeckText {
  text: string;
}

export interface ForSeat {
  seat: number;
}

export interface SeatChange {
  do: 'bot' | 'back' | 'free' | 'device' | 'name';
  level?: string;
  name?: string;
}

export interface Branch {
  n: number;
  seat: number;
  level?: string;
}
