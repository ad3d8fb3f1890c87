import { expect, test } from 'vitest';
import { scoreOf, standings } from '../src/table/people/series';

test('a series is counted by seats, and a shared win counts for all who share it', () => {
  expect(scoreOf([[0], [1]], [[0], [1], [0], [0, 1]])).toBe('3 : 2');
  expect(scoreOf([[0], [1], [2]], [])).toBe('0 : 0 : 0');
});

test('who wins together is counted once', () => {
  expect(standings([[0], [1, 2]], [[1, 2], [0]])).toEqual([
    { seats: [0], won: [false, true], wins: 1 },
    { seats: [1, 2], won: [true, false], wins: 1 },
  ]);
});
