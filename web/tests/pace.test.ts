import { describe, expect, test } from 'vitest';
import { Pace } from '../src/table/pace';

const smooth = Array.from({ length: 20 }, () => 16.7);
const jerky = [16.7, 50, 120];

describe('pieces move smoothly or not at all', () => {
  const after = (...movements: number[][]): Pace => {
    const pace = new Pace();
    for (const times of movements) pace.went(times);
    return pace;
  };

  test('they move as long as frames come in time', () => expect(after(smooth, smooth, smooth).moves()).toBe(true));
  test('one jerk is an accident', () => {
    expect(after(jerky).moves()).toBe(true);
    expect(after(jerky, smooth, jerky).moves()).toBe(true);
  });
  test('a frame here and there may be late', () => {
    const late = [...smooth, 33.4, 33.4];
    expect(after(late, late, late).moves()).toBe(true);
  });
  test('after two in a row they stand still, and try again later', () => {
    const pace = after(jerky, jerky);
    const tried = Array.from({ length: 22 }, () => pace.moves());
    expect(tried.indexOf(true)).toBe(20);
    pace.went(jerky);
    expect(pace.moves()).toBe(false);
  });
  test('a movement of which no frame was seen was none', () => expect(after([], []).moves()).toBe(true));
});
