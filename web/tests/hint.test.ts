import { describe, expect, test } from 'vitest';
import { arrowTo } from '../src/table/arrow';
import { isClose, ranked, reasons } from '../src/table/hint';
import type { Hint } from '../src/wire/table';

const hint = (values: number[], parts: Hint['parts'] = []): Hint => ({
  text: 'a0',
  value: values[0] ?? null,
  line: [],
  alternatives: values.map((value, i) => ({ text: `a${i}`, share: 0.5, value })),
  because: [],
  parts,
});

describe('a hint', () => {
  test('ranks three answers in whole percents', () =>
    expect(ranked(hint([0.463, 0.38, 0.35, 0.2]))).toEqual([
      { text: 'a0', percent: 46 },
      { text: 'a1', percent: 38 },
      { text: 'a2', percent: 35 },
    ]));
  test('ranks nothing where the game knows the answer', () => expect(ranked(hint([]))).toEqual([]));
  test('tells that two are about the same', () => {
    expect(isClose(hint([0.41, 0.4]))).toBe(true);
    expect(isClose(hint([0.46, 0.38]))).toBe(false);
    expect(isClose(hint([0.46]))).toBe(false);
  });
  test('gives no reason that rounds to nothing', () =>
    expect(
      reasons(
        hint(
          [0.5, 0.4],
          [
            { part: 'keys', chance: 0.09 },
            { part: 'hand', chance: 0.004 },
          ],
        ),
      ),
    ).toEqual([{ part: 'keys', chance: 0.09 }]));
});

describe('an arrow', () => {
  const belt = { left: 0, top: 500, width: 800, height: 100 };

  test('goes up to what lies above', () =>
    expect(arrowTo(belt, { left: 90, top: 100, width: 20, height: 50 })?.tip).toBe('M100 145L91 160L109 160Z'));
  test('goes down to what lies below', () =>
    expect(arrowTo(belt, { left: 90, top: 700, width: 20, height: 50 })?.tip).toBe('M100 705L91 690L109 690Z'));
  test('is left out where there is no way between', () =>
    expect(arrowTo(belt, { left: 90, top: 440, width: 20, height: 50 })).toBeNull());
});
