/** What the page says of a level of bots. */
import { expect, test } from 'vitest';
import { aboutLevel } from '../src/start/levels';
import type { Rise, Rung } from '../src/wire/table';

const rise: Rise = {
  below: 'easy',
  seats: 4,
  games: 400,
  par: 0.25,
  share: 0.618,
  low: 0.57,
  high: 0.665,
  elo: 280,
  edition: 2,
};
const rungs: Rung[] = [
  { level: 'easy', seconds: 0, rating: 1000, rise: null },
  { level: 'medium', seconds: 0, rating: 1280, rise },
  { level: 'hard', seconds: 0.5, rating: null, rise: null },
];
const say = (id: string, args?: object): string => (args ? `${id} ${JSON.stringify(args)}` : id);

test('the lowest level says what it does, and the others are measured from it', () => {
  expect(aboutLevel(rungs, 'easy', say)).toEqual(['level-does-easy {"seconds":0}', 'level-lowest {"rating":"1000"}']);
});

test('a level says what it does, its rating and what it won', () => {
  expect(aboutLevel(rungs, 'medium', say)).toEqual([
    'level-does-medium {"seconds":0}',
    'level-rated {"rating":"1280"}',
    'level-rise {"below":"level-easy","games":400,"share":62,"low":57,"high":67,"par":25}',
  ]);
});

test('what was not measured is said to be so', () => {
  expect(aboutLevel(rungs, 'hard', say)).toEqual([
    'level-does-hard {"seconds":0.5}',
    'level-unmeasured {"below":"level-medium"}',
  ]);
});

test('a level that nobody has described says nothing', () => {
  expect(aboutLevel(rungs, 'random', say)).toEqual([]);
});
