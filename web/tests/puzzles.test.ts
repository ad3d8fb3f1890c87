import { expect, test, vi } from 'vitest';
import type { Puzzle, PuzzleSolution } from '../src/wire/table';
import english from '../../src/podziemia/words/en/descent.ftl?raw';
import polish from '../../src/podziemia/words/pl/descent.ftl?raw';
import { wordsOf } from './support';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { after, judgedBy, keepTry, nextPuzzle, puzzleOfDay, standingOf } = await import('../src/puzzles/puzzles');

const puzzle = (id: string): Puzzle => ({ id, level: 1, kind: 'k', because: '', n: 0, seats: 2, moves: 9 });
const GAMES = [
  { name: 'tyrants', puzzles: [puzzle('c'), puzzle('d')] },
  { name: 'abyss', puzzles: [puzzle('b'), puzzle('a')] },
  { name: 'descent', puzzles: [] },
];
const day = (n: number): string => {
  const found = puzzleOfDay(GAMES, new Date(2026, 10, n));
  return `${found?.game}/${found?.puzzle.id}`;
};

test('only the first try is solved at the first try', () => {
  expect(after('new', true)).toBe('first');
  expect(after('new', false)).toBe('tried');
  expect(after('tried', true)).toBe('later');
  expect(after('later', false)).toBe('later');
  expect(after('first', false)).toBe('first');
});

test('what is solved is kept, and the next one is the first that is not', () => {
  const series = [puzzle('x'), puzzle('y'), puzzle('z')];
  keepTry('abyss', 'y', false);
  expect(standingOf('abyss', 'y')).toBe('tried');
  expect(nextPuzzle('abyss', series, 'x')?.id).toBe('y');
  keepTry('abyss', 'y', true);
  expect(nextPuzzle('abyss', series, 'x')?.id).toBe('z');
  expect(nextPuzzle('abyss', series, 'z')?.id).toBe('x');
  expect(standingOf('tyrants', 'y')).toBe('new');
});

test('the puzzle of the day is the same for everybody, games take turns, and all have their day', () => {
  expect(day(3)).toBe(day(3));
  const four = [3, 4, 5, 6].map(day);
  expect(new Set(four).size).toBe(4);
  expect(new Set(four.slice(0, 2).map((one) => one.split('/')[0])).size).toBe(2);
  expect(day(7)).toBe(day(3));
  expect(puzzleOfDay([], new Date())).toBeUndefined();
});

const solution = (fields: Partial<PuzzleSolution>): PuzzleSolution => ({
  id: 'x',
  solutions: ['tire'],
  obvious: 'move',
  missed: 1,
  counted: false,
  ending: false,
  values: {},
  margin: 0.05,
  deals: 400,
  parts: [],
  score: [],
  line: [],
  why: [],
  goal: null,
  ...fields,
});

test('a puzzle says by what it is judged, and a goal comes before everything else', () => {
  expect(judgedBy(null)).toBe('chance');
  expect(judgedBy(solution({ counted: true }))).toBe('counted');
  expect(judgedBy(solution({ counted: true, ending: true }))).toBe('ending');
  expect(judgedBy(solution({ ending: true }))).toBe('result');
  expect(judgedBy(solution({ goal: { what: 'aim_defeat', thing: 'zombie-1' } }))).toBe('goal');
});

test('the goal is told in both languages, with its target', () => {
  const goal = { what: 'aim_defeat', thing: 'zombie-1' };
  expect(wordsOf('descent', english).event(goal)).toBe('Defeat Zombie 1 before this turn is over.');
  expect(wordsOf('descent', polish, 'pl').event(goal)).toBe('Pokonaj Zombie 1 przed końcem tej tury.');
});
