import { expect, test } from 'vitest';
import { linesOf, NO_TELLING, withHands } from '../src/table/log';
import type { Hand } from '../src/wire/table';

const moves = [1, 2, 3].map((n) => ({ n, seat: 0, events: [{ what: `told ${n}` }], by: '' }));
const lines = linesOf(
  { moves, undone: [] },
  { event: (event) => event.what, many: () => '', brief: () => '', then: () => '' },
  NO_TELLING,
  () => true,
);
const told = (hands: Hand[]): string[] => withHands(lines, hands, (hand) => hand.what).map((line) => line.text);

test('a seat that changed hands stands after the move at which it did', () => {
  expect(told([{ after: 2, seat: 1, what: 'freed' }])).toEqual(['told 1', 'told 2', 'freed', 'told 3']);
});

test('what happened at the same moment stands in its order', () => {
  const hands: Hand[] = [
    { after: 0, seat: 1, what: 'freed' },
    { after: 3, seat: 1, what: 'freed' },
    { after: 3, seat: 1, what: 'taken' },
  ];
  expect(told(hands)).toEqual(['freed', 'told 1', 'told 2', 'told 3', 'freed', 'taken']);
});
