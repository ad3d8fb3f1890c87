import { expect, test } from 'vitest';
import { sideOf } from '../src/table/seats';

const heroes = (a: number, b: number): boolean => a > 0 && b > 0;

test('the overlord is one side and all heroes are the other', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, heroes))).toEqual([1, 2, 2, 2]);
});

test('where nobody plays together every seat is a side', () => {
  expect([0, 1, 2].map((seat) => sideOf(seat, () => false))).toEqual([1, 2, 3]);
});
