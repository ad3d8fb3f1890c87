/** Made by scripts/wire_types.py from podziemia/kernel/state.py, podziemia/coach/found.py, podziemia/ladder.py, podziemia/table/wire.py, podziemia/table/requests.py: change it there. */

/** An event as clients are told it; formatted with the message `<game>-event-<what>`. */
export interface PlainEvent {
  what: string;
  seat?: number;
  thing?: string;
  n?: number;
  other?: number;
  things?: string[];
}

/** A part of a difference, by the name of its message `<game>-part-<part>`, and how much of the chance it is. */
export interface ReasonPart {
  part: string;
  chance: number;
}

/** A part of a difference in points, by the name of its message `<game>-score-<part>`, or `<game>-part-rivals`. */
export interface ScorePart {
  part: string;
  points: number;
}

/** One answer on the way that the better one might have taken. What others answer in secret is no text. */
export interface LineStep {
  seat: number;
  text: string;
  /** As far as the judged seat would see them. */
  events: PlainEvent[];
}

/** As it is kept: the name of the aim in its position, and its words. */
export interface Goal {
  name: string;
  told: PlainEvent;
}

/** A decision. Values are chances to win of the seat, with those who win with it, as far as it could know. */
export interface Judged {
  move: number;
  seat: number;
  kind: string;
  because: string;
  /** Who acted, where a seat has several figures. */
  figure: string;
  played: string;
  best: string;
  value_played: number;
  value_best: number;
  /** What the played answer cost, in the same deals; 0 where nothing better was found. */
  error: number;
  /** Plus or minus: two standard errors of the difference, or of the value where there is none. */
  margin: number;
  /** Worse by two points of chance at least, and by one and a half margins. Else the two are about the same. */
  clear: boolean;
  /** In which the two met; 0: nothing was to be decided. */
  deals: number;
  looks: number;
  /** What the played answer changed for each seat, in the same deals. */
  swing: number[];
  /** The difference in the game's own terms; they add up to the error. */
  parts: ReasonPart[];
  line: LineStep[];
}

/** What moved a seat's chance from the start to the end; the parts add up. */
export interface Moved {
  seat: number;
  start: number;
  /** All the rest: cards and dice, and the answers of seats that were not judged. */
  luck: number;
  /** What its own costly answers lost. */
  answers: number;
  /** What the costly answers of others changed for it. */
  rivals: number;
  end: number;
}

/** A move at which somebody's chance changed a lot. */
export interface Turning {
  move: number;
  seat: number;
  change: number;
}

/** A review as far as it has come. */
export interface Found {
  game: string;
  seats: number;
  moves: number;
  sides: number[][];
  depth: string;
  /** The seats whose decisions are judged. */
  of: number[];
  /** Decisions in all. */
  asked: number;
  done: boolean;
  /** Of processor time. */
  seconds: number;
  /** Those judged so far, in the order of moves. */
  decisions: Judged[];
  /** After so many moves, each seat's chance to win as it could know it. */
  curves: number[][];
  moved: Moved[];
  turning: Turning[];
}

/** A duel of a level against the level below it. */
export interface Rise {
  below: string;
  seats: number;
  games: number;
  /** What it would win if both were equal. */
  par: number;
  share: number;
  low: number;
  /** Of the games it has won: the share, and its 95 % interval. */
  high: number;
  elo: number;
  /** Of the rules it was played by. */
  edition: number;
}

/** A level of bots in a game. */
export interface Rung {
  level: string;
  /** How long it may think about an answer; 0 for who answers at once. */
  seconds: number;
  rating: number | null;
  /** None for the lowest level, and where nothing was measured. */
  rise: Rise | null;
}

export type SeatKind = 'human' | 'bot';

export type HandKind = 'freed' | 'taken' | 'late' | 'sat' | 'left' | 'bot' | 'back' | 'offer' | 'agree' | 'decline' | 'withdraw';

export type Pace = 'tonight' | 'days';

export type Wanted = 'any' | 'learning' | 'skilled';

export type Founders = 'everybody' | 'word' | 'operator';

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

/** A position in which one answer is clearly best: what may be known before it is solved. */
export interface Puzzle {
  id: string;
  /** 1 to 3: how hard it is. */
  level: number;
  kind: string;
  because: string;
  /** The question. */
  n: number;
  seats: number;
  /** Made before it. */
  moves: number;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  /** Where a person sits who does not say. */
  seat: number;
  settings: SettingInfo[];
  levels: string[];
  /** The same levels, with what was measured of them in this game. */
  rungs: Rung[];
  lessons: Lesson[];
  /** Easy ones first. */
  puzzles: Puzzle[];
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
  /** By what a deed is done: part of it until something has come of it, whoever it belongs to. */
  means: string[];
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
  /** What the pupil answered there. */
  given: string | null;
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

export type Presence = 'here' | 'away' | 'gone';

export type TalkRule = 'all' | 'phrases' | 'off';

export type TalkKind = 'say' | 'phrase' | 'emote' | 'sat' | 'left' | 'bot' | 'back' | 'offer' | 'agree' | 'decline' | 'withdraw';

/** Something said at the table, or told of somebody there: who came or went, who would like to play again. */
export interface TalkLine {
  n: number;
  /** Seconds since 1970, by the server's clock. */
  at: number;
  seat: number;
  kind: TalkKind;
  /** What was written; the name of a ready phrase or of a face. */
  text: string;
}

/** What was said since; those who play are told. */
export interface Talk {
  lines: TalkLine[];
}

export interface SeatInfo {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind;
  level: string;
  online: boolean;
  /** Away: the page is open and nobody has touched it for a while. */
  presence: Presence;
  /** For how many seconds somebody has been away or gone; 0 for one who is here or never was. */
  since: number;
  played_by_bot: boolean;
  /** Somebody sits there. */
  joined: boolean;
  /** The member of the club who does; empty for anybody else. */
  member: string;
  /** Of five, each with a shape of its own. */
  colour: number;
}

/** A seat that changed hands: the host freed it, or somebody new sat down there, or its time was up; somebody came, left for good, let a bot play or plays again. */
export interface Hand {
  /** Moves that stood then. */
  after: number;
  seat: number;
  what: HandKind;
}

/** How long people may take. A turn, from when a seat is waited for until it is not or until its next turn begins, has so many seconds; what it takes beyond them comes from the reserve for the whole game. */
export interface Clock {
  move: number;
  reserve: number;
  /** When time is up: a bot steps in until the person comes back, or it is only told. */
  end: 'bot' | 'mark';
  /** Of that bot. */
  level: string;
}

export interface SeatTime {
  /** Seconds of the reserve that were left when the turn began. */
  left: number;
  /** When time is up, reserve included, by the server's clock; None while it does not run. */
  until: number | null;
  /** Time was up in this turn, and only told. */
  late: boolean;
}

export interface Times {
  clock: Clock;
  /** By the server's clock, when this was said. */
  now: number;
  seats: SeatTime[];
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

/** Somebody would like to play again with the same people. */
export interface RematchOffer {
  /** Its own; whoever answers names it, so that nobody agrees to another one. */
  id: number;
  seat: number;
  /** When it lapses, in seconds since 1970 by the server's clock. */
  until: number;
  /** The seats that have not answered yet. */
  waiting: number[];
}

/** How far behind those see the table who only look on: so many moves, and so many minutes. */
export interface Delay {
  moves?: number;
  minutes?: number;
}

/** How a table is offered to everybody. */
export interface Opening {
  pace: Pace;
  wanted: Wanted;
  /** In seconds since 1970. */
  since: number;
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
  /** The result counts in the club: no hints, and only what is free is taken back. */
  rated: boolean;
  /** The lesson of the game's school that is played here. */
  lesson: string | null;
  /** The puzzle that is solved here. */
  puzzle: string | null;
  seed_hash: string;
  /** Once everything may be known. */
  seed: string | null;
  seats: SeatInfo[];
  you: You;
  /** Pages of people who only look on. */
  watchers: number;
  /** Those who only look on see the table of a while ago, until the game is over. */
  delay: Delay | null;
  talk: TalkRule;
  /** No other people play here: hints, record and branch are allowed. */
  alone: boolean;
  hands: Hand[];
  undo_request: UndoRequest | null;
  /** The room of the rematch, once all have agreed. */
  rematch: string | null;
  offer: RematchOffer | null;
  /** The seats that win and lose together. */
  sides: number[][];
  /** In a row of rematches: of each game that is over the seats that won, this one last. */
  series: number[][];
  /** Where people have agreed on one. */
  clock: Times | null;
  /** Strangers may take its free seats. */
  opening: Opening | null;
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
  /** The result counts in the club: no hints, and only what is free is taken back. */
  rated: boolean;
  /** The lesson of the game's school that is played here. */
  lesson: string | null;
  /** The puzzle that is solved here. */
  puzzle: string | null;
  seed_hash: string;
  /** Once everything may be known. */
  seed: string | null;
  seats: SeatInfo[];
  you: You;
  /** Pages of people who only look on. */
  watchers: number;
  /** Those who only look on see the table of a while ago, until the game is over. */
  delay: Delay | null;
  talk: TalkRule;
  /** No other people play here: hints, record and branch are allowed. */
  alone: boolean;
  hands: Hand[];
  undo_request: UndoRequest | null;
  /** The room of the rematch, once all have agreed. */
  rematch: string | null;
  offer: RematchOffer | null;
  /** The seats that win and lose together. */
  sides: number[][];
  /** In a row of rematches: of each game that is over the seats that won, this one last. */
  series: number[][];
  /** Where people have agreed on one. */
  clock: Times | null;
  /** Strangers may take its free seats. */
  opening: Opening | null;
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

/** What a link would open. */
export interface Invitation {
  /** A place that is one's own already or that there is any number of; a seat, for one person; nothing any more, but a place to watch from. */
  opens: 'place' | 'seat' | 'nothing';
  room: string;
  name: string;
  game: string;
  rated: boolean;
  /** Who sat down first; may have no name. */
  host: string;
  /** The seat of the link. Another free one may be taken with it as well. */
  seat: number;
  seats: SeatInfo[];
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

/** How an offer of a rematch stands after somebody's answer. */
export interface RematchAsked {
  /** Moves that stand. */
  n: number;
  /** How many times moves were taken back. */
  line: number;
  /** The room to follow to, once all have agreed. */
  next: string | null;
}

export interface OpenSeat {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind;
  free: boolean;
  online: boolean;
}

/** A table with a free seat that anybody may take. */
export interface OpenTable {
  pace: Pace;
  wanted: Wanted;
  /** In seconds since 1970. */
  since: number;
  room: string;
  name: string;
  game: string;
  /** Those that are not as usual. */
  settings: Record<string, string>;
  clock: Clock | null;
  rated: boolean;
  seats: OpenSeat[];
}

/** What was found for somebody who looks for a game. */
export interface Sought {
  /** Where he has a seat now. */
  room: string | null;
  /** How many others look for the same. */
  waiting: number;
  /** When he began to look, in seconds since 1970. */
  since: number;
}

export interface Lobby {
  tables: OpenTable[];
  founders: Founders;
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
  /** Why rather than the next best: the difference in the game's own terms; none where the two are about the same. */
  parts: ReasonPart[];
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

/** What is behind a puzzle. Values are chances to win, or points where they were `counted` to the end: in an `ending` by how many the seat leads the best of the others when the game is over. */
export interface PuzzleSolution {
  id: string;
  /** Answers that come to the same; the first is shown. */
  solutions: string[];
  /** What first sight answers. */
  obvious: string;
  /** The share of first sights that miss it. */
  missed: number;
  counted: boolean;
  /** Every way was followed to the end of the game. */
  ending: boolean;
  /** By answer, of those looked at. */
  values: Record<string, number>;
  /** Of the gap between the solution and the obvious answer: two standard errors. */
  margin: number;
  deals: number;
  parts: ReasonPart[];
  /** What of the final score the solution brings more, in an ending: counted, or the mean of many deals. */
  score: ScorePart[];
  line: LineStep[];
  /** The game's own reasons. */
  why: PlainEvent[];
  /** What is to be done before the turn is over, where values are chances to do it and not to win; its thing is the target. The parts of the score are then what the chance is made of (`<game>-aim-<part>`). */
  goal: PlainEvent | null;
}

export type ReviewState = 'none' | 'working' | 'stopped' | 'done';

/** How far the review of a room has come; on the live line as `event: review`. */
export interface ReviewNews {
  state: ReviewState;
  judged: number;
  /** Decisions in all; 0 before anybody has looked. */
  asked: number;
}

export interface Review {
  state: ReviewState;
  judged: number;
  /** Decisions in all; 0 before anybody has looked. */
  asked: number;
  found: Found | null;
}

export interface LineMoment {
  seat: number;
  text: string;
  events: PlainEvent[];
  /** The table after the step, as the judged seat would see it: in a world where what it could not know is dealt anew. */
  view: Record<string, unknown>;
}

/** One likely way on from a better answer. It did not happen. */
export interface BetterLine {
  move: number;
  seat: number;
  steps: LineMoment[];
}

/** What an answer would cost, in chances to win; the parts say why. */
export interface Cost {
  best: string;
  value_played: number;
  value_best: number;
  error: number;
  margin: number;
  parts: ReasonPart[];
}

/** An answer weighed before it is played. */
export interface Weighed {
  /** None where no warning is due: the answer is fine, or nobody can tell so quickly. */
  cost: Cost | null;
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

/** How this server can reach people who are not at the table. */
export interface Offers {
  /** The key to subscribe with; None where there is no push. */
  push: string | null;
  /** Whether it writes letters. */
  mail: boolean;
}

export interface Reached {
  told: boolean;
}

/** `asked`: a letter is under way, or was, that must be answered first. */
export interface MailReached {
  mail: 'off' | 'asked' | 'on';
}

export interface MailAnswered {
  /** Where it was asked for; empty when that is over. */
  room: string;
}

/** What a device is told when it is its person's turn. */
export interface PushNotice {
  title: string;
  body: string;
  /** To the table, straight to the question. */
  path: string;
  /** A later notice of the same table takes the place of an earlier one. */
  tag: string;
}

export interface Health {
  well: boolean;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

/** Seconds for each turn, and those beyond them for the whole game; then a bot of the level, or only a mark. */
export interface NewClock {
  move: number;
  reserve?: number;
  end?: 'bot' | 'mark';
  level?: string;
}

/** The table is offered to everybody. */
export interface NewOpening {
  pace?: Pace;
  wanted?: Wanted;
}

export interface NewRoom {
  game: string;
  seats: NewSeat[];
  settings?: Record<string, string>;
  name?: string;
  webhook?: string;
  clock?: NewClock | null;
  opening?: NewOpening | null;
  rated?: boolean;
}

/** Somebody sits down to solve a puzzle. */
export interface PuzzleWish {
  name?: string;
}

/** None closes the table to strangers; who sits there stays. */
export interface OpenOrClose {
  opening: NewOpening | null;
}

/** A free seat of an open table; without a number, the first. */
export interface TakeSeat {
  /** A secret that the browser has made for itself: the same request may come twice. */
  own: string;
  seat?: number | null;
  name?: string;
}

/** Somebody looks for a game, and asks again every few seconds with the same secret. `bots`: he would also begin with bots of the level at the seats that nobody has come for. */
export interface Seek {
  own: string;
  game: string;
  people: number;
  pace?: Pace;
  name?: string;
  bots?: boolean;
  level?: string;
}

export interface StopSeeking {
  own: string;
}

/** Somebody holds a link and wants to know what it opens. */
export interface Invited {
  secret: string;
}

/** `own`: a secret that the browser has made for itself, so that it may ask again when it got no reply. The rest is what the person wishes for; `watch`: a place to watch from will do. */
export interface Sit {
  secret: string;
  own?: string;
  name?: string;
  seat?: number | null;
  colour?: number | null;
  watch?: boolean;
}

/** `n` is how many moves the client has seen; `line`, how many times it saw moves taken back. */
export interface Answer {
  seat: number;
  n: number;
  text: string;
  nonce: string;
  line?: number | null;
}

/** What a browser gives out for push notices: where it is called, and the keys for it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** From a minute of the day until another, which may be one of the next day, where the device is. */
export interface Quiet {
  begins: number;
  ends: number;
  zone: string;
}

/** Tell this device of the turns of the seats that its browser holds, or no longer. */
export interface PushReach {
  subscription: Subscription;
  quiet?: Quiet | null;
  off?: boolean;
}

/** Write to this address about the turns of the seats that its browser holds, or no longer. `own`: a secret of the browser; a yes to it counts at every table. `ask`: the person wants it now; otherwise no letter asks for a yes. */
export interface MailReach {
  address: string;
  own: string;
  quiet?: Quiet | null;
  ask?: boolean;
  off?: boolean;
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

/** `offer` is the one that is meant: by then there may be another. */
export interface RematchVote {
  seat: number;
  offer: number;
  yes: boolean;
}

export interface DeckText {
  text: string;
}

export interface ForSeat {
  seat: number;
}

export interface ReviewWish {
  depth?: 'quick' | 'standard';
}

/** `n` and `line`, as in an answer, say what the client has seen. */
export interface Weigh {
  seat: number;
  n: number;
  text: string;
  line?: number | null;
}

export interface SeatChange {
  do: 'bot' | 'back' | 'free' | 'device' | 'name' | 'leave';
  level?: string;
  name?: string;
  colour?: number | null;
}

/** For how many seconds nobody has touched the page; 0 when somebody is there again. */
export interface Idle {
  page: string;
  seconds: number;
}

/** Something to say; `text` is the name of a ready phrase or of a face, or what was written. */
export interface Say {
  seat: number;
  kind: 'say' | 'phrase' | 'emote';
  text: string;
  nonce: string;
}

/** How the host wants it at this table; what he does not name stays as it is. */
export interface Manners {
  talk?: TalkRule | null;
  delay?: Delay | null;
}

export interface Branch {
  n: number;
  seat: number;
  level?: string;
}
