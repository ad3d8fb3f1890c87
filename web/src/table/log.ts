/** The log: moves with their events, cut into turns and told as lines; what repeats itself is one line. */
import type { Hand, PlainEvent, LogData, LogMove, Position, Telling } from '../wire/table';

export const NO_LOG: LogData = { moves: [], undone: [] };
export const NO_TELLING: Telling = {
  turns: [],
  rounds: [],
  figures: [],
  details: [],
  trifles: [],
  moments: [],
  deeds: {},
  means: [],
};

export function withMove(log: LogData, position: Position): LogData {
  if (log.moves.some((move) => move.n === position.n)) return log;
  const move = { n: position.n, seat: position.mover, events: position.events, by: position.by };
  return { ...log, moves: [...log.moves, move] };
}

export function undoneFrom(log: LogData, n: number): LogData {
  const gone = log.moves
    .filter((move) => move.n > n)
    .map((move) => ({ after: n, seat: move.seat, events: move.events }));
  return { moves: log.moves.filter((move) => move.n <= n), undone: [...log.undone, ...gone] };
}

// ---- turns ----

export interface Turn {
  /** The first and the last move of the turn; its first event may stand at the end of the move before. */
  from: number;
  to: number;
  /** -1 where all act together. */
  seat: number;
  /** 0 for what comes before the first round. */
  number: number;
}

/** What cuts a game: the turns of seats, or where it has none its rounds. */
export function cutsOf(telling: Telling): string[] {
  return telling.turns.length ? telling.turns : telling.rounds.slice(0, 1);
}

/** The moves cut into turns: where the game tells of a new one, or else where the next seat moves. */
export function turnsOf(moves: LogMove[], telling: Telling): Turn[] {
  const turns: Turn[] = [];
  const cuts = cutsOf(telling);
  const inRounds = cuts.length > 0 && !telling.turns.length;
  let heads = 0;
  for (const move of moves) {
    const last = turns.at(-1);
    if (move.n > 0 && last && (cuts.length || last.seat === move.seat)) last.to = move.n;
    else if (move.n > 0 && inRounds) turns.push({ from: move.n, to: move.n, seat: -1, number: 0 });
    else if (move.n > 0) turns.push({ from: move.n, to: move.n, seat: move.seat, number: turns.length + 1 });
    const head = move.events.findLast(({ what }) => cuts.includes(what));
    if (!head) continue;
    heads += 1;
    const count = inRounds ? heads : turns.length + 1;
    turns.push({ from: move.n + 1, to: move.n, ...whose(head, telling, count) });
  }
  return turns.filter((turn) => turn.to >= turn.from);
}

/** A turn carries the number the game gives it; rounds are counted. */
function whose(head: PlainEvent, telling: Telling, count: number): { seat: number; number: number } {
  const own = telling.turns.includes(head.what);
  return { seat: head.seat ?? -1, number: own ? (head.n ?? count) : count };
}

export function turnAt(turns: Turn[], n: number): Turn | undefined {
  return turns.findLast((turn) => turn.from <= n) ?? turns[0];
}

// ---- lines ----

/** How events become sentences. */
export interface Teller {
  event: (event: PlainEvent) => string;
  /** The same so many times in a row; empty where the game has no words for it. */
  many: (event: PlainEvent, count: number) => string;
  /** An effect in a word or two, to stand behind its cause; empty where it has a sentence of its own. */
  brief: (event: PlainEvent) => string;
  /** What came of a deed, behind it; empty where it goes without saying. */
  then: (event: PlainEvent) => string;
}

/** One line of the log as it is read. */
export interface Line {
  key: string;
  /** The last move it tells of, and the first. */
  n: number;
  from: number;
  seat: number;
  text: string;
  part: 'turn' | 'round' | 'figure' | 'line';
  /** A bot moved in the place of a person. */
  bot: boolean;
  undone: boolean;
  /** What it is about, for the eye on the board. */
  things: string[];
  what: string;
}

/** A cause, what it led to at once, and how often it happened in a row. */
interface Deed {
  line: Omit<Line, 'text' | 'things'>;
  cause: PlainEvent;
  effects: PlainEvent[];
  count: number;
}

/** All that is told, in order; what was taken back stands after the move it was taken back to. */
export function linesOf(log: LogData, tell: Teller, telling: Telling, isPerson: (seat: number) => boolean): Line[] {
  const gone = log.undone.map((one, i) => ({ ...one, n: one.after, by: '', key: `u${i}` }));
  const deeds = log.moves.flatMap((move) => [
    ...deedsOf({ ...move, key: `${move.n}` }, false, tell, telling, isPerson),
    ...gone.filter((one) => one.n === move.n).flatMap((one) => deedsOf(one, true, tell, telling, isPerson)),
  ]);
  return folded(whole(deeds, tell, telling), tell).map((deed) => asLine(deed, tell));
}

function deedsOf(
  move: LogMove & { key: string },
  undone: boolean,
  tell: Teller,
  telling: Telling,
  isPerson: (seat: number) => boolean,
): Deed[] {
  const deeds: Deed[] = [];
  move.events.forEach((event, i) => {
    const cause = deeds.at(-1);
    if (cause && tell.brief(event) && cause.cause.seat === event.seat) cause.effects.push(event);
    else if (tell.event(event)) {
      const bot = move.by === 'bot' && isPerson(move.seat);
      const line = {
        key: `${move.key}/${i}`,
        n: move.n,
        from: move.n,
        seat: event.seat ?? -1,
        bot,
        undone,
        what: event.what,
      };
      deeds.push({
        line: { ...line, part: undone ? 'line' : partOf(event, telling) },
        cause: event,
        effects: [],
        count: 1,
      });
    }
  });
  return deeds;
}

function partOf({ what }: PlainEvent, telling: Telling): Line['part'] {
  if (telling.turns.includes(what)) return 'turn';
  if (telling.rounds.includes(what)) return 'round';
  return telling.figures.includes(what) ? 'figure' : 'line';
}

/** A deed with all that came of it, however many moves that took and whomever it befell: a blow, its dice and its damage. */
function whole(deeds: Deed[], tell: Teller, telling: Telling): Deed[] {
  const all: Deed[] = [];
  for (const deed of deeds) {
    const last = all.at(-1);
    if (last && cameOf(last, deed, tell, telling)) all.splice(-1, 1, withEffect(last, deed));
    else all.push(deed);
  }
  return all;
}

/** What befell those who are named in it, what needs no words, and by what it was done as long as nothing has come of it;
 * of a blow at several, everybody's part is told alone. */
function cameOf({ line, cause, effects }: Deed, next: Deed, tell: Teller, telling: Telling): boolean {
  const { what, thing } = next.cause;
  const [one, ...others] = cause.things ?? [];
  const led = telling.deeds[cause.what]?.includes(what) ?? false;
  if (!led || others.length || line.undone !== next.line.undone) return false;
  if (telling.means.includes(what)) return !effects.some((effect) => isOutcome(effect, tell, telling));
  return thing === cause.thing || thing === one || !tell.then(next.cause);
}

/** Neither a die nor a card on the way to it. */
const isOutcome = (event: PlainEvent, tell: Teller, { means, trifles }: Telling): boolean =>
  !!tell.then(event) && !means.includes(event.what) && !trifles.includes(event.what);

function withEffect(deed: Deed, { line, cause, effects }: Deed): Deed {
  return { ...deed, line: { ...deed.line, n: line.n }, effects: [...deed.effects, cause, ...effects] };
}

const kindOf = ({ what, seat, thing }: PlainEvent): string => `${what} ${seat} ${thing}`;
const likeness = ({ line, cause, effects }: Deed): string =>
  [line.undone, line.bot, ...[cause, ...effects].map(kindOf)].join();

/** The same again and again is told once, with how often, how much in all, and where it ended. */
function folded(deeds: Deed[], tell: Teller): Deed[] {
  const all: Deed[] = [];
  for (const deed of deeds) {
    const last = all.at(-1);
    if (last && likeness(last) === likeness(deed) && tell.many(deed.cause, 2)) all.splice(-1, 1, joined(last, deed));
    else all.push(deed);
  }
  return all;
}

function joined(one: Deed, next: Deed): Deed {
  return {
    line: { ...next.line, key: one.line.key, from: one.line.from },
    cause: sum(one.cause, next.cause),
    effects: next.effects.map((effect, i) => sum(one.effects[i] ?? effect, effect)),
    count: one.count + next.count,
  };
}

const sum = (one: PlainEvent, next: PlainEvent): PlainEvent =>
  one.n === undefined || next.n === undefined ? next : { ...next, n: one.n + next.n };

function asLine({ line, cause, effects, count }: Deed, tell: Teller): Line {
  const said = count > 1 ? tell.many(cause, count) : tell.event(cause);
  const led = effects.map(tell.then).filter(Boolean).join(', ');
  const things = [cause, ...effects].flatMap((event) => [event.thing ?? '', ...(event.things ?? [])]).filter(Boolean);
  return { ...line, text: led ? `${said.replace(/[.!]$/, '')}: ${led}.` : said, things: [...new Set(things)] };
}

/** The lines, and after those of its moment each seat that changed hands. */
export function withHands(lines: Line[], hands: Hand[], tell: (hand: Hand) => string): Line[] {
  const all = [...lines];
  hands.forEach((hand, i) => {
    const line: Line = {
      key: `h${i}`,
      n: hand.after,
      from: hand.after,
      seat: hand.seat,
      text: tell(hand),
      part: 'line',
      bot: false,
      undone: false,
      things: [],
      what: hand.what,
    };
    all.splice(all.findLastIndex((one) => one.n <= hand.after) + 1, 0, line);
  });
  return all;
}

/** A turn or a round with what happened in it, causes before effects. */
export interface Chapter {
  key: string;
  head: Line | null;
  lines: Line[];
}

export function chaptersOf(lines: Line[]): Chapter[] {
  const chapters: Chapter[] = [{ key: 'opening', head: null, lines: [] }];
  for (const line of lines) {
    if (line.part === 'turn' || line.part === 'round') chapters.push({ key: line.key, head: line, lines: [] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters.filter((one, i) => one.lines.length || (one.head && i === chapters.length - 1));
}
