/** The log: moves with their events, cut into turns. */
import type { Hand, PlainEvent, LogData, LogMove, Position } from '../wire/table';

export const NO_LOG: LogData = { moves: [], undone: [] };

const HEADS = ['turn_started', 'round_started', 'year_started', 'season_started'];

export const isHead = (event: PlainEvent): boolean => HEADS.includes(event.what);

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

export interface Turn {
  /** The first and the last move of the turn; its first event may stand at the end of the move before. */
  from: number;
  to: number;
  seat: number;
  number: number;
}

/** The moves cut into turns: where the game tells of a new one, or else where the next seat moves. */
export function turnsOf(moves: LogMove[]): Turn[] {
  const turns: Turn[] = [];
  const told = moves.some((move) => move.events.some(isHead));
  for (const move of moves) {
    const last = turns.at(-1);
    if (move.n > 0 && last && (told || last.seat === move.seat)) last.to = move.n;
    else if (move.n > 0) turns.push({ from: move.n, to: move.n, seat: move.seat, number: turns.length + 1 });
    const head = move.events.findLast(isHead);
    if (head)
      turns.push({ from: move.n + 1, to: move.n, seat: head.seat ?? move.seat, number: head.n ?? turns.length + 1 });
  }
  return turns.filter((turn) => turn.to >= turn.from);
}

export function turnAt(turns: Turn[], n: number): Turn | undefined {
  return turns.findLast((turn) => turn.from <= n) ?? turns[0];
}

/** One line of the log as it is read. */
export interface Line {
  key: string;
  n: number;
  seat: number;
  text: string;
  head: boolean;
  /** A bot moved in the place of a person. */
  bot: boolean;
  undone: boolean;
}

/** All that is told, in order; what was taken back stands after the move it was taken back to. */
export function linesOf(
  log: LogData,
  tell: (event: PlainEvent) => string,
  isPerson: (seat: number) => boolean,
): Line[] {
  const gone = log.undone.map((one, i) => ({ n: one.after, seat: one.seat, events: one.events, by: '', key: `u${i}` }));
  const told = (move: LogMove & { key: string }, undone: boolean): Line[] =>
    move.events
      .map((event, i) => ({
        key: `${move.key}/${i}`,
        n: move.n,
        seat: event.seat ?? move.seat,
        text: tell(event),
        head: isHead(event) && !undone,
        bot: move.by === 'bot' && isPerson(move.seat),
        undone,
      }))
      .filter((line) => line.text);
  return log.moves.flatMap((move) => [
    ...told({ ...move, key: `${move.n}` }, false),
    ...gone.filter((one) => one.n === move.n).flatMap((one) => told(one, true)),
  ]);
}

/** The lines, and after those of its moment each seat that changed hands. */
export function withHands(lines: Line[], hands: Hand[], tell: (hand: Hand) => string): Line[] {
  const all = [...lines];
  hands.forEach((hand, i) => {
    const line = { key: `h${i}`, n: hand.after, seat: hand.seat, text: tell(hand), head: false, bot: false };
    all.splice(all.findLastIndex((one) => one.n <= hand.after) + 1, 0, { ...line, undone: false });
  });
  return all;
}

/** The newest turn on top, and in each turn the newest line; a turn's heading stands above its lines. */
export function newestFirst(all: Line[]): Line[] {
  const turns: Line[][] = [[]];
  for (const line of all) {
    if (line.head) turns.push([]);
    turns.at(-1)?.push(line);
  }
  return turns.reverse().flatMap((turn) => (turn[0]?.head ? [turn[0], ...turn.slice(1).reverse()] : turn.reverse()));
}
