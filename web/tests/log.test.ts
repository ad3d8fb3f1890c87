import { describe, expect, test } from 'vitest';
import {
  chaptersOf,
  linesOf,
  NO_LOG,
  NO_TELLING,
  turnAt,
  turnsOf,
  undoneFrom,
  withMove,
  type Line,
} from '../src/table/log';
import type { LogData, LogMove, PlainEvent } from '../src/wire/table';
import { move, position, teller, TELLING } from './support';

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
    expect(turnsOf(log.moves, TELLING)).toEqual([
      { from: 1, to: 2, seat: 0, number: 1 },
      { from: 3, to: 3, seat: 1, number: 2 },
    ]));
  test('begin with the next seat where the game says nothing', () =>
    expect(turnsOf([move(1, 0), move(2, 0), move(3, 1)], NO_TELLING)).toEqual([
      { from: 1, to: 2, seat: 0, number: 1 },
      { from: 3, to: 3, seat: 1, number: 2 },
    ]));
  test('that hold no move yet are left out', () =>
    expect(turnsOf([...log.moves, move(4, 1, starts(0, 3))], TELLING)).toHaveLength(2));
  test('are found by a move in them', () => {
    const turns = turnsOf(log.moves, TELLING);
    expect(turnAt(turns, 2)?.number).toBe(1);
    expect(turnAt(turns, 3)?.number).toBe(2);
    expect(turnAt(turns, 0)?.number).toBe(1);
  });
  test("are rounds, counted from one and nobody's, where the game has no turns", () => {
    const rounds = { ...TELLING, turns: [] };
    const round = (year: number): PlainEvent => ({ what: 'round_started', n: year });
    expect(turnsOf([move(0, -1, round(1)), move(1, 0), move(2, 1, round(1)), move(3, 0)], rounds)).toEqual([
      { from: 1, to: 2, seat: -1, number: 1 },
      { from: 3, to: 3, seat: -1, number: 2 },
    ]);
  });
  test('what comes before the first round is none', () => {
    const round = (n: number): PlainEvent => ({ what: 'round_started', n });
    const moves = [move(0, -1), move(1, 0), move(2, 1, round(1)), move(3, 0), move(4, 0, round(2)), move(5, 1)];
    expect(turnsOf(moves, { ...TELLING, turns: [] }).map(({ seat, number }) => [seat, number])).toEqual([
      [-1, 0],
      [-1, 1],
      [-1, 2],
    ]);
  });
});

describe('lines', () => {
  const person = (seat: number): boolean => seat === 0;
  const lines = (of: LogData): Line[] => linesOf(of, teller, TELLING, person);
  const told = (...moves: LogData['moves']): string[] => lines({ moves, undone: [] }).map(({ text }) => text);
  const event = (what: string, thing: string, n?: number, things?: string[]): PlainEvent => ({
    what,
    seat: 0,
    thing,
    ...(n === undefined ? {} : { n }),
    ...(things ? { things } : {}),
  });

  test('one for each event that has words', () =>
    expect(told(move(1, 0, { what: 'dived' }, { what: 'silent' }), move(2, 0, { what: 'bought' }))).toEqual([
      'dived.',
      'bought.',
    ]));
  test('have keys of their own', () => {
    const keys = lines(undoneFrom(log, 1)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('taken back stand after the move they were taken back to, and are no heads', () => {
    const found = lines(undoneFrom(log, 1));
    expect(found.map(({ n, undone }) => [n, undone])).toEqual([
      [0, false],
      [1, false],
      [1, true],
      [1, true],
      [1, true],
    ]);
    expect(found.filter(({ part }) => part === 'turn')).toHaveLength(1);
  });
  test('of a bot are marked where it moves for a person', () => {
    const by = (seat: number): LogData => ({ moves: [{ ...move(1, seat, { what: 'dived' }), by: 'bot' }], undone: [] });
    expect(lines(by(0))[0]?.bot).toBe(true);
    expect(lines(by(1))[0]?.bot).toBe(false);
  });
  test('have an effect behind its cause', () =>
    expect(told(move(1, 0, event('played', 'noble'), event('gained', 'noble', 1)))).toEqual(['played noble: 1 more.']));
  test('keep an effect apart from what somebody else did', () =>
    expect(told(move(1, 0, event('played', 'noble'), { ...event('gained', 'noble', 1), seat: 1 }))).toEqual([
      'played noble.',
      'gained noble.',
    ]));
  test('of the same again and again are one, with what it came to', () => {
    const noble = (n: number): LogData['moves'][number] =>
      move(n, 0, event('played', 'noble'), event('gained', 'noble', 1));
    expect(told(noble(1), noble(2), noble(3))).toEqual(['played noble 3 times: 3 more.']);
    expect(lines({ moves: [noble(1), noble(2), noble(3)], undone: [] })).toMatchObject([{ from: 1, n: 3 }]);
  });
  test('of a walk tell where it ended, whatever lay silent between the steps', () =>
    expect(
      told(
        move(1, 0, event('stepped', 'diver', undefined, ['a1'])),
        move(2, 0),
        move(3, 0, event('stepped', 'diver', undefined, ['a2'])),
      ),
    ).toEqual(['stepped diver 2 times a2.']));
  test('are not folded over another thing, another seat or words that are not there', () => {
    expect(told(move(1, 0, event('played', 'noble')), move(2, 0, event('played', 'soldier')))).toHaveLength(2);
    const other = { ...event('played', 'noble'), seat: 1 };
    expect(told(move(1, 0, event('played', 'noble')), move(2, 1, other))).toHaveLength(2);
    expect(told(move(1, 0, event('won', 'noble')), move(2, 0, event('won', 'noble')))).toHaveLength(2);
  });
  test('of a deed tell all that came of it, over many moves, with as few words as there are', () => {
    const aimed = move(1, 0, { what: 'aimed', seat: 0, thing: 'crab', things: ['eel'] });
    const rolled = move(2, 0, { what: 'rolled', seat: 0, thing: 'crab' });
    const gained = (thing: string): LogMove => move(3, 1, { what: 'gained', seat: 1, thing, n: 2 });
    expect(told(aimed, rolled, gained('eel'))).toEqual(['aimed crab: 2 more.']);
    expect(told(aimed, rolled, gained('ray'))).toEqual(['aimed crab.', 'gained ray.']);
    const both = move(1, 0, { what: 'aimed', seat: 0, thing: 'crab', things: ['eel', 'ray'] });
    expect(told(both, rolled, gained('eel'))).toEqual(['aimed crab.', 'rolled crab.', 'gained eel.']);
  });
  test('of a deed tell by what it was done, whoever did that, until something has come of it', () => {
    const aimed = move(1, 0, { what: 'aimed', seat: 0, thing: 'crab', things: ['eel'] });
    const played = move(2, 1, { what: 'played', seat: 1, thing: 'net' });
    const gained = move(3, 1, { what: 'gained', seat: 1, thing: 'eel', n: 2 });
    expect(told(aimed, played, gained)).toEqual(['aimed crab: net, 2 more.']);
    expect(told(aimed, gained, { ...played, n: 4 })).toEqual(['aimed crab: 2 more.', 'played net.']);
  });
  test('know what they are about', () =>
    expect(lines({ moves: [move(1, 0, event('moved', 'diver', undefined, ['a1', 'a2']))], undone: [] })).toMatchObject([
      { things: ['diver', 'a1', 'a2'] },
    ]));
});

describe('chapters', () => {
  const read = (...moves: LogData['moves']): string[][] =>
    chaptersOf(linesOf({ moves, undone: [] }, teller, TELLING, () => false)).map(({ head, lines }) =>
      [head, ...lines].map((line) => line?.text ?? '-'),
    );

  test('are turns with what happened in them, in its order', () =>
    expect(read(...log.moves)).toEqual([
      ['turn_started.', 'dived.', 'bought.'],
      ['turn_started.', 'dived.'],
    ]));
  test('may begin without a head', () => expect(read(move(1, 0, { what: 'dived' }))).toEqual([['-', 'dived.']]));
  test('without lines are left out, but for the newest', () =>
    expect(
      read(move(0, -1, { what: 'round_started' }, starts(0, 1), { what: 'dived' }), move(1, 0, starts(1, 2))),
    ).toEqual([['turn_started.', 'dived.'], ['turn_started.']]));
  test('keep a figure as a line of its own kind', () => {
    const found = chaptersOf(
      linesOf({ moves: [move(1, 0, { what: 'surfaced', thing: 'diver' })], undone: [] }, teller, TELLING, () => false),
    );
    expect(found[0]?.lines[0]?.part).toBe('figure');
  });
});
