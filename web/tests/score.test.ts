import { describe, expect, test } from 'vitest';
import { NO_TELLING, type Line } from '../src/table/log';
import { HEIGHT, LEFT, plot, TOP, WIDTH } from '../src/table/chart';
import { bestMoments, bestPart, deedOf, greatMoments, lead, partOf, ranked, type Scored } from '../src/table/standing';
import { isStep, moveAt, turnStep, within } from '../src/table/steps';
import type { PlainEvent } from '../src/wire/table';
import { move } from './support';

const scored = (seat: number, place: number, total: number): Scored => ({
  seat,
  place,
  total,
  parts: [
    ['lords', total - 3],
    ['allies', 3],
  ],
});

describe('places', () => {
  test('the winner first, ties by seat', () =>
    expect(ranked([scored(2, 1, 40), scored(1, 3, 20), scored(0, 1, 40)]).map(({ seat }) => seat)).toEqual([0, 2, 1]));
  test('the lead is over the next place', () => expect(lead(ranked([scored(0, 2, 30), scored(1, 1, 41)]))).toBe(11));
  test('there is none over those who won as well', () => expect(lead([scored(0, 1, 30), scored(1, 1, 30)])).toBe(0));
  test('points of a category', () => {
    expect(partOf(scored(0, 1, 41), 'lords')).toBe(38);
    expect(partOf(scored(0, 1, 41), 'monsters')).toBe(0);
  });
  test('the category that brought the most', () => {
    expect(bestPart(scored(0, 1, 41))).toBe('lords');
    expect(bestPart(scored(0, 1, 4))).toBe('allies');
    expect(bestPart({ seat: 0, place: 1, total: 0, parts: [] })).toBe('');
  });
});

describe('great moments', () => {
  const recruited = (seat: number, thing: string): PlainEvent => ({ what: 'lord_recruited', seat, thing });
  const moves = [
    move(1, 0, recruited(0, 'keeper')),
    move(2, 1, { what: 'site_controlled', seat: 1, thing: 'eryndlyn' }, recruited(1, 'recruiter')),
    move(3, 0, { what: 'passed', seat: 0 }),
    move(4, 0, recruited(0, 'last')),
  ];
  const chart = [
    { n: 0, totals: [0, 0] },
    { n: 1, totals: [5, 0] },
    { n: 2, totals: [5, 8] },
    { n: 3, totals: [9, 8] },
    { n: 4, totals: [30, 30] },
  ];
  const found = greatMoments(chart, { moves, turns: [], last: 4 }, (event) => event.thing ?? '');

  test('are told from the latest on, without the end and without what nobody did', () =>
    expect(found.map(({ n, seat, gain, text }) => [n, seat, gain, text])).toEqual([
      [2, 1, 8, 'eryndlyn'],
      [1, 0, 5, 'keeper'],
    ]));
  test('are three at most, those that brought the most', () => {
    const many = Array.from({ length: 6 }, (_, n) => ({ n, totals: [n * n] }));
    const deeds = many.map(({ n }) => move(n, 0, recruited(0, `lord-${n}`)));
    const top = greatMoments(many, { moves: deeds, turns: [], last: 99 }, (event) => event.thing ?? '');
    expect(top.map(({ n }) => n)).toEqual([5, 4, 3]);
  });
  test('need words', () => expect(greatMoments(chart, { moves, turns: [], last: 4 }, () => '')).toEqual([]));
  test('a great deed is told rather than the last', () => expect(deedOf(moves, 1, 2, 1)?.thing).toBe('eryndlyn'));
  test('else the last', () => expect(deedOf(moves, 0, 3, 0)?.thing).toBe('keeper'));
  test('of another seat nothing is told', () => expect(deedOf(moves, 0, 1, 1)).toBeUndefined());
});

describe('points over time', () => {
  const chart = [
    { n: 0, totals: [0, 0] },
    { n: 5, totals: [10, 0] },
    { n: 10, totals: [10, 47] },
  ];
  const drawn = plot(chart);

  test('start at the left and end before the marks', () => {
    expect(drawn.x(0)).toBe(LEFT);
    expect(drawn.x(10)).toBe(drawn.right);
    expect(drawn.right).toBeLessThan(WIDTH);
  });
  test('more points are higher up, and all inside', () => {
    expect(drawn.y(47)).toBeLessThan(drawn.y(0));
    expect(drawn.y(47)).toBeGreaterThanOrEqual(TOP);
    expect(drawn.y(0)).toBeLessThan(HEIGHT);
  });
  test('the lines stand at round numbers', () =>
    expect(drawn.lines.map(({ points }) => points)).toEqual([0, 10, 20, 30, 40, 50]));
  test('points below nothing have room, too', () => {
    const below = plot([{ n: 1, totals: [-7, 3] }]);
    expect(below.lines[0]?.points).toBeLessThanOrEqual(-7);
    expect(below.y(-7)).toBeLessThan(HEIGHT);
  });
  test('a line is level, then steps', () => expect(drawn.paths[0]).toMatch(/^M[\d. ]+H[\d.]+V[\d.]+H[\d.]+$/));
  test('marks at the end do not cover one another', () => {
    const ends = plot([{ n: 1, totals: [20, 20, 20] }]).ends.map(({ at }) => at);
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(26);
    expect((ends[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(26);
  });
  test('marks at the bottom are moved up', () =>
    expect(Math.max(...plot([{ n: 1, totals: [0, 0, 0] }]).ends.map(({ at }) => at))).toBeLessThanOrEqual(HEIGHT - 30));
  test('a game without moves can be drawn', () => expect(plot([]).paths).toEqual([]));
});

describe('looking back', () => {
  const turns = [
    { from: 1, to: 4, seat: 0, number: 1 },
    { from: 5, to: 7, seat: 1, number: 2 },
  ];
  test('stays inside the game', () => {
    expect(within(-3, 7)).toBe(0);
    expect(within(9, 7)).toBe(7);
    expect(within(5, 7)).toBe(5);
  });
  test('goes to the start of the next turn', () => expect(turnStep(turns, 2, 1, 7)).toBe(4));
  test('goes to the end after the last turn', () => expect(turnStep(turns, 5, 1, 7)).toBe(7));
  test('goes back to the start of this turn first', () => expect(turnStep(turns, 6, -1, 7)).toBe(4));
  test('and then to the one before', () => expect(turnStep(turns, 4, -1, 7)).toBe(0));
  test('a step is one move either way', () => {
    expect([isStep(4, 5), isStep(5, 4), isStep(4, 4)]).toEqual([true, true, true]);
    expect(isStep(4, 6)).toBe(false);
    expect(isStep(undefined, 1)).toBe(false);
  });
  test('a point on the line is a move', () => expect(moveAt(150, 100, 200, 8)).toBe(2));
});

describe('best moments', () => {
  const line = (n: number, what: string): Line => ({
    key: `${n}`,
    n,
    from: n,
    seat: 0,
    text: what,
    part: 'line',
    bot: false,
    undone: false,
    things: [],
    what,
  });
  const telling = { ...NO_TELLING, moments: ['won', 'crowned'] };

  test('are what the game calls great, in its order', () =>
    expect(bestMoments([line(1, 'won'), line(2, 'dived'), line(3, 'crowned')], telling).map(({ n }) => n)).toEqual([
      1, 3,
    ]));
  test('are what happens seldom where there are many', () => {
    const many = Array.from({ length: 30 }, (_, i) => line(i, 'won'));
    const best = bestMoments([...many, line(99, 'crowned')], telling);
    expect(best).toHaveLength(16);
    expect(best.at(-1)?.what).toBe('crowned');
  });
});
