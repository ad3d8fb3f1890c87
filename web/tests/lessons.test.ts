import { expect, test, vi } from 'vitest';
import type { Lesson, Score } from '../src/wire/table';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { decisive, minutesOf, nextOf, progressOf } = await import('../src/learn/lessons');
const { keepMark } = await import('../src/lib/settings.svelte');

const lesson = (id: string, whole = false): Lesson => ({
  id,
  settings: { school: id },
  minutes: whole ? 30 : 2,
  whole,
  drill: false,
});
const COURSE = [lesson('one'), lesson('two'), lesson('game', true)];

test('the next lesson is the first that is not done', () => {
  expect(nextOf('abyss', COURSE)?.id).toBe('one');
  keepMark('abyss', 'one', 3);
  expect(progressOf('abyss', lesson('one'))).toBe('done');
  keepMark('abyss', 'one', 0);
  expect(progressOf('abyss', lesson('one'))).toBe('best');
  expect(nextOf('abyss', COURSE)?.id).toBe('two');
});

test('a course is as long as its lessons, without the whole game after them', () => {
  expect(minutesOf(COURSE)).toBe(4);
});

function sheet(mine: [string, number][], theirs: [string, number][]): Score {
  const total = (parts: [string, number][]): number => parts.reduce((sum, [, n]) => sum + n, 0);
  return {
    seats: [mine, theirs].map((parts, seat) => ({ seat, total: total(parts), place: 1, parts })),
    sides: [[0], [1]],
    chart: [],
    seed: '',
  };
}

test('the row that made the difference speaks for whoever is ahead', () => {
  const parts = (lords: number, tiles: number): [string, number][] => [
    ['lords', lords],
    ['locations', tiles],
  ];
  expect(decisive(sheet(parts(30, 12), parts(20, 15)), 0)).toEqual({ part: 'lords', n: 10 });
  expect(decisive(sheet(parts(30, 2), parts(20, 15)), 0)).toEqual({ part: 'locations', n: 13 });
  expect(decisive(sheet(parts(30, 12), parts(30, 12)), 0)).toBeNull();
  expect(decisive({ ...sheet(parts(30, 12), parts(20, 15)), sides: [[0], [1, 2]] }, 0)).toBeNull();
});
