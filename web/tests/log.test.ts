import { describe, expect, test } from 'vitest';
import { isHead, linesOf, newestFirst, NO_LOG, turnAt, turnsOf, undoneFrom, withMove } from '../src/table/log';
import type { PlainEvent, LogData } from '../src/wire/table';
import { move, position } from './support';

const starts = (seat: number, n: number): PlainEvent => ({ what: 'turn_started', seat, n });
const log: LogData = {
  moves: [
    move(0, -1, starts(0, 1)),
    move(1, 0, { what: 'dived', seat: 0 }),
    move(2, 0, { what: 'bought', seat: 0 }, starts(1, 2)),
    move(3, 1, { what: 'dived', seat: 1 }),
  ],
  undone: [],
};

describe('the log grows', () => {
  test('by the move of a position', () => {
    const grown = withMove(NO_LOG, position(1, { mover: 2, by: 'bot', events: [{ what: 'dived' }] }));
    expect(grown.moves).toEqual([{ n: 1, seat: 2, by: 'bot', events: [{ what: 'dived' }] }]);
  });
  test('by each move once', () => expect(withMove(log, position(3))).toBe(log));
  test('and leaves what it was made from as it was', () => expect(NO_LOG.moves).toEqual([]));
});

describe('moves taken back', () => {
  test('are no longer among the moves', () => expect(undoneFrom(log, 1).moves.map(({ n }) => n)).toEqual([0, 1]));
  test('stay known as undone, where they were taken back to', () =>
    expect(undoneFrom(log, 2).undone).toEqual([{ after: 2, seat: 1, events: [{ what: 'dived', seat: 1 }] }]));
});

describe('turns', () => {
  test('begin where the game says so', () =>
    expect(turnsOf(log.moves)).toEqual([
      { from: 1, to: 2, seat: 0, number: 1 },
      { from: 3, to: 3, seat: 1, number: 2 },
    ]));
  test('begin with the next seat where the game says nothing', () =>
    expect(turnsOf([move(1, 0), move(2, 0), move(3, 1)])).toEqual([
      { from: 1, to: 2, seat: 0, number: 1 },
      { from: 3, to: 3, seat: 1, number: 2 },
    ]));
  test('that hold no move yet are left out', () =>
    expect(turnsOf([...log.moves, move(4, 1, starts(0, 3))])).toHaveLength(2));
  test('are found by a move in them', () => {
    const turns = turnsOf(log.moves);
    expect(turnAt(turns, 2)?.number).toBe(1);
    expect(turnAt(turns, 3)?.number).toBe(2);
    expect(turnAt(turns, 0)?.number).toBe(1);
  });
  test('have heads', () => {
    expect(isHead({ what: 'season_started' })).toBe(true);
    expect(isHead({ what: 'dived' })).toBe(false);
  });
});

describe('lines', () => {
  const tell = ({ what }: { what: string }): string => (what === 'bought' ? '' : what);
  const person = (seat: number): boolean => seat === 0;

  test('one for each event that has words', () =>
    expect(linesOf(log, tell, person).map(({ text }) => text)).toEqual([
      'turn_started',
      'dived',
      'turn_started',
      'dived',
    ]));
  test('have keys of their own', () => {
    const keys = linesOf(undoneFrom(log, 1), tell, person).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('taken back stand after the move they were taken back to, and are no heads', () => {
    const lines = linesOf(undoneFrom(log, 1), tell, person);
    expect(lines.map(({ n, undone }) => [n, undone])).toEqual([
      [0, false],
      [1, false],
      [1, true],
      [1, true],
    ]);
    expect(lines.filter(({ head }) => head)).toHaveLength(1);
  });
  test('of a bot are marked where it moves for a person', () => {
    const by = (seat: number): LogData => ({ moves: [{ ...move(1, seat, { what: 'dived' }), by: 'bot' }], undone: [] });
    expect(linesOf(by(0), tell, person)[0]?.bot).toBe(true);
    expect(linesOf(by(1), tell, person)[0]?.bot).toBe(false);
  });
  test('are read from the newest turn, below its head', () => {
    const read = newestFirst(linesOf(log, ({ what, seat }) => `${what} ${seat}`, person));
    expect(read.map(({ text }) => text)).toEqual([
      'turn_started 1',
      'dived 1',
      'turn_started 0',
      'bought 0',
      'dived 0',
    ]);
  });
});
