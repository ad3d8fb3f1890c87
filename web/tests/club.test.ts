import { describe, expect, test } from 'vitest';
import { curve, dayOf, daysLeft, halves, outcome, signed, tenths } from '../src/club/figures';
import { bytesOf, textOf } from '../src/club/passkey';
import { routeOf } from '../src/lib/path';

describe('figures of the club', () => {
  test('points are told in halves', () =>
    expect([0, 0.5, 2, 2.5, 3.26].map((n) => halves(n, 'en'))).toEqual(['0', '½', '2', '2½', '3.3']));
  test('decimals stand after the mark of the language', () => {
    expect([tenths(0, 'en'), tenths(0, 'pl')]).toEqual(['0.0', '0,0']);
    expect(halves(3.26, 'pl')).toBe('3,3');
  });
  test('a change has its sign', () => expect([18, -6, 0].map(signed)).toEqual(['+18', '−6', '±0']));
  test('at a table of two one wins, loses or draws', () => {
    expect([outcome(1, 2, false), outcome(2, 2, false), outcome(1, 2, true)]).toEqual(['won', 'lost', 'drawn']);
    expect([outcome(1, 3, false), outcome(2, 3, false)]).toEqual(['won', 'nth']);
  });
  test('a curve goes from the left to the right, the highest at the top', () => {
    expect(curve([1500, 1600, 1550], 200, 40)).toBe('M0 40L100 0L200 20');
    expect(curve([1500], 200, 40)).toBe('');
    expect(curve([1500, 1500], 200, 40)).toBe('M0 40L200 40');
  });
  test('the last day of a season counts', () => {
    expect(daysLeft(86_400, 0)).toBe(1);
    expect(daysLeft(86_401, 0)).toBe(2);
    expect(daysLeft(0, 1_000_000)).toBe(0);
  });
  test('a day is called as one speaks of it', () => {
    const now = new Date(2026, 10, 16, 9).getTime();
    const at = (days: number): number => new Date(2026, 10, 16 - days, 23).getTime() / 1000;
    expect([dayOf(at(0), now, 'en'), dayOf(at(1), now, 'en')]).toEqual(['today', 'yesterday']);
    expect(dayOf(at(3), now, 'en')).toBe('Fri');
    expect(dayOf(at(30), now, 'en')).toContain('2026');
  });
});

test('bytes go out and come back as they were, in letters that addresses take', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const text = textOf(bytes.buffer);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(new Uint8Array(bytesOf(text))).toEqual(bytes);
});

test('the club has a page, its members and events have theirs', () => {
  const at = (path: string): string => `${routeOf(path, '').page} ${routeOf(path, '').id}`;
  expect(at('/club')).toBe('club ');
  expect(at('/club/m/ab12')).toBe('club m/ab12');
  expect(at('/club/e/ab12')).toBe('club e/ab12');
  expect(at('/club/m')).toBe('lost ');
  expect(at('/club/m/ab/c')).toBe('lost ');
});
