/** What the others did since one's last turn, as a few lines. */
import { cutsOf, turnsOf, type Line } from './log';
import type { LogMove, Position, Telling } from '../wire/table';

const MOST = 8;

/** The last move of one's turn before this one; null when one has already begun to act, or it is not one's turn. */
export function sinceWhen(moves: LogMove[], position: Position, seat: number, telling: Telling): number | null {
  if (seat < 0 || !position.ask || position.ask.seat !== seat) return null;
  return telling.turns.length ? lastTurn(moves, position.n, seat, telling) : lastMove(moves, seat);
}

function lastMove(moves: LogMove[], seat: number): number | null {
  return moves.findLast((move) => move.n > 0 && move.seat === seat)?.n ?? null;
}

/** In a game of turns: when this turn is one's own and nothing is done in it yet. */
function lastTurn(moves: LogMove[], n: number, seat: number, telling: Telling): number | null {
  const cuts = cutsOf(telling);
  const start = moves.findLast((move) => move.n <= n && move.events.some(({ what }) => cuts.includes(what)));
  const head = start?.events.findLast(({ what }) => cuts.includes(what));
  if (!start || head?.seat !== seat) return null;
  if (moves.some((move) => move.n > start.n && move.seat === seat)) return null;
  const before = turnsOf(moves, telling).findLast((turn) => turn.seat === seat && turn.to <= start.n);
  return before?.to ?? null;
}

/** The moment at which one's turn began, where one has done more than one thing in it; in a game without turns, the last
 * move of somebody else. */
export function turnStart(moves: LogMove[], seat: number, telling: Telling): number | null {
  const cuts = cutsOf(telling);
  const start = telling.turns.length
    ? moves.findLast((move) => move.events.some(({ what }) => cuts.includes(what)))
    : moves.findLast((move) => move.seat !== seat);
  const head = start?.events.findLast(({ what }) => cuts.includes(what));
  if (!start || (telling.turns.length && head?.seat !== seat)) return null;
  return moves.filter((move) => move.n > start.n && move.seat === seat).length > 1 ? start.n : null;
}

/** The lines of others since then: what weighs most where there are too many, in the order in which it happened. */
export function sinceLines(lines: Line[], after: number, seat: number, telling: Telling): Line[] {
  const told = lines.filter(
    (line) => line.n > after && line.seat !== seat && line.seat >= 0 && line.part === 'line' && !line.undone,
  );
  const passing = [...telling.details, ...telling.trifles];
  const weighty = told.filter((line) => !passing.includes(line.what));
  const great = weighty.filter((line) => telling.moments.includes(line.what));
  const chosen = new Set([...great.toReversed(), ...weighty.toReversed()].slice(0, MOST));
  return weighty.filter((line) => chosen.has(line));
}
