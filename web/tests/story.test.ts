import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/table/log';
import { sinceLines, sinceWhen, turnStart } from '../src/table/since';
import { justChanged, mustHurry, sceneOf, timeOf, type Scene } from '../src/table/story';
import type { LogMove, PlainEvent, Position } from '../src/wire/table';
import { ask, move, position, teller, TELLING } from './support';

const event = (what: string, thing: string, seat = 1): PlainEvent => ({ what, thing, seat });
const moved = (...events: PlainEvent[]): Position => position(7, { mover: 1, by: 'bot', events });
const scene = (of: Position, mine = [0]): Scene | null => sceneOf(of, mine, teller, TELLING);

describe('a scene', () => {
  test('is captioned with what was done, and goes on with what it led to', () =>
    expect(scene(moved(event('dived', 'reef'), event('won', 'pearl')))).toEqual({
      n: 7,
      seat: 1,
      caption: 'dived reef.',
      more: 'won pearl.',
      things: ['reef'],
      trifle: false,
    }));
  test('begins with what is no trifle', () =>
    expect(scene(moved(event('stepped', 'diver'), event('won', 'pearl')))?.caption).toBe('won pearl.'));
  test('may be a trifle', () => expect(scene(moved(event('stepped', 'diver')))?.trifle).toBe(true));
  test('is no heading', () => {
    expect(scene(moved(event('turn_started', '')))).toBeNull();
    expect(scene(moved(event('dived', 'reef'), event('turn_started', '')))?.more).toBe('');
  });
  test('is not made of what nobody can see', () => expect(scene(moved(event('silent', 'x')))).toBeNull());
  test("is not made of one's own moves, unless a bot made them", () => {
    const own = position(7, { mover: 0, events: [event('dived', 'reef', 0)] });
    expect(scene(own)).toBeNull();
    expect(scene({ ...own, by: 'bot' })?.caption).toBe('dived reef.');
    expect(scene(own, [])?.caption).toBe('dived reef.');
  });
});

describe('time', () => {
  const shown = { n: 1, seat: 1, caption: '', more: '', things: [], trifle: false };

  test('is full for one thing alone', () => {
    expect(timeOf(shown, 'brisk', 0, 0)).toBe(800);
    expect(timeOf(shown, 'calm', 0, 0)).toBe(1600);
  });
  test('is none where nothing is to be told', () => {
    expect(timeOf(shown, 'off', 0, 0)).toBe(0);
    expect(timeOf(null, 'calm', 0, 0)).toBe(0);
  });
  test('is short for a trifle', () => expect(timeOf({ ...shown, trifle: true }, 'brisk', 0, 0)).toBe(160));
  test('shortens for many, so that the whole has its end', () => {
    expect(timeOf(shown, 'brisk', 14, 0)).toBe(800);
    expect(timeOf(shown, 'brisk', 29, 0)).toBe(400);
    expect(timeOf(shown, 'brisk', 14, 6000)).toBe(400);
  });
  test('is never less than an eye needs', () => {
    expect(timeOf(shown, 'brisk', 99, 0)).toBe(300);
    expect(timeOf(shown, 'brisk', 0, 99_000)).toBe(300);
  });
});

describe('the story goes to its end at once', () => {
  const newest = position(9, { waiting: [0] });

  test('not while there is time for it', () => expect(mustHurry('brisk', false, newest, 0, [0])).toBe(false));
  test('when nobody wants it or nobody looks', () => {
    expect(mustHurry('off', false, newest, 0, [0])).toBe(true);
    expect(mustHurry('brisk', true, newest, 0, [0])).toBe(true);
  });
  test('when the game is over', () =>
    expect(mustHurry('brisk', false, { ...newest, places: [1, 2] }, 0, [0])).toBe(true));
  test('when the screen must be handed on', () => {
    expect(mustHurry('brisk', false, { ...newest, waiting: [1] }, 0, [0, 1])).toBe(true);
    expect(mustHurry('brisk', false, { ...newest, waiting: [2] }, 0, [0, 1])).toBe(false);
  });
});

describe('what has just changed', () => {
  test('is marked where it is little', () =>
    expect(justChanged([event('dived', 'reef'), event('won', 'pearl')], TELLING)).toEqual(['reef', 'pearl']));
  test('is what the move was about where it is much', () => {
    const many = ['a', 'b', 'c', 'd'].map((thing) => event('shown', thing));
    expect(justChanged([event('stepped', 'x'), event('dived', 'reef'), ...many], TELLING)).toEqual(['reef']);
  });
});

describe("since one's last turn", () => {
  const starts = (seat: number, n: number): PlainEvent => ({ what: 'turn_started', seat, n });
  const moves: LogMove[] = [
    move(0, -1, starts(0, 1)),
    move(1, 0, event('dived', 'reef', 0), starts(1, 2)),
    move(2, 1, event('dived', 'cave')),
    move(3, 0, event('declined', 'cave', 0)),
    move(4, 1, event('won', 'pearl'), starts(0, 3)),
  ];
  const asked = position(4, { ask: ask('act', 'dive') });

  test('is what came after the last move of it, whatever one answered in between', () =>
    expect(sinceWhen(moves, asked, 0, TELLING)).toBe(1));
  test('is over with the first answer', () => {
    const begun = [...moves, move(5, 0, event('dived', 'reef', 0))];
    expect(sinceWhen(begun, position(5, { ask: ask('act', 'dive') }), 0, TELLING)).toBeNull();
  });
  test('is nothing in the turn of somebody else, in the first turn, or with no question', () => {
    expect(sinceWhen(moves.slice(0, 3), position(2, { ask: ask('buy', 'no') }), 0, TELLING)).toBeNull();
    expect(sinceWhen(moves.slice(0, 1), position(0, { ask: ask('act', 'dive') }), 0, TELLING)).toBeNull();
    expect(sinceWhen(moves, position(4), 0, TELLING)).toBeNull();
    expect(sinceWhen(moves, asked, -1, TELLING)).toBeNull();
  });
  test("is what came after one's last move, where the game has no turns", () =>
    expect(sinceWhen(moves, asked, 0, { ...TELLING, turns: [] })).toBe(3));

  const lines = (all: LogMove[], after = 1): string[] =>
    sinceLines(
      linesOf({ moves: all, undone: [] }, teller, TELLING, () => false),
      after,
      0,
      TELLING,
    ).map(({ text }) => text);

  test('tells what others did, without headings', () => expect(lines(moves)).toEqual(['dived cave.', 'won pearl.']));
  test('leaves trifles and details out', () =>
    expect(lines([...moves, move(5, 1, event('stepped', 'diver'), event('aimed', 'diver'))])).toEqual([
      'dived cave.',
      'won pearl.',
    ]));
  test('keeps to eight lines: great moments, and the newest of the rest, in their order', () => {
    const many = Array.from({ length: 12 }, (_, i) => move(5 + i, 1, event('dived', `reef-${i}`)));
    const told = lines([...moves, ...many]);
    expect(told).toHaveLength(8);
    expect(told[0]).toBe('won pearl.');
    expect(told.at(-1)).toBe('dived reef-11.');
  });
});

describe("the start of one's turn", () => {
  const starts = (seat: number): PlainEvent => ({ what: 'turn_started', seat });
  const begun = [move(4, 1, starts(0)), move(5, 0), move(6, 1), move(7, 0)];

  test('is where it began, whatever others answered in it', () => expect(turnStart(begun, 0, TELLING)).toBe(4));
  test('is nothing to go back to after one answer', () => expect(turnStart(begun.slice(0, 3), 0, TELLING)).toBeNull());
  test('is not that of somebody else', () =>
    expect(turnStart([...begun, move(8, 0, starts(1))], 0, TELLING)).toBeNull());
  test('is after the last move of another where there are no turns', () => {
    const rounds = { ...TELLING, turns: [] };
    expect(turnStart([...begun, move(8, 0)], 0, rounds)).toBe(6);
  });
});
