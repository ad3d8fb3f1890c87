import { describe, expect, test } from 'vitest';
import { MoveQueue, sameQuestion } from '../src/table/queue';
import { ask, position } from './support';

const heard = (shown: number, ...moves: number[]): MoveQueue => {
  const queue = new MoveQueue();
  for (const n of moves) queue.hear(position(n), position(shown));
  return queue;
};

describe('moves that come in', () => {
  test('the next one waits for its turn', () => {
    const queue = new MoveQueue();
    expect(queue.hear(position(5), position(4))).toBe('next');
    expect(queue.length).toBe(1);
  });

  test('the one on the page is known already', () => {
    const queue = new MoveQueue();
    expect(queue.hear(position(4), position(4))).toBe('known');
    expect(queue.length).toBe(0);
  });

  test('one that waits already is not taken twice', () => {
    expect(heard(4, 5, 6, 6, 5).length).toBe(2);
  });

  test('another line means that moves were taken back, however many there are', () => {
    const queue = new MoveQueue();
    expect(queue.hear(position(9, { line: 1 }), position(4))).toBe('taken-back');
    expect(queue.hear(position(3, { line: 1 }), position(4))).toBe('taken-back');
    expect(queue.length).toBe(0);
  });

  test('the first of all is next, with nothing on the page', () => {
    expect(new MoveQueue().hear(position(0), null)).toBe('next');
  });

  test('they leave in the order in which they came', () => {
    const queue = heard(4, 5, 6);
    expect([queue.next()?.n, queue.next()?.n, queue.next()]).toEqual([5, 6, undefined]);
  });

  test('the newest is the last that waits, or the one on the page', () => {
    expect(heard(4, 5, 6).newest(position(4))?.n).toBe(6);
    expect(heard(4).newest(position(4))?.n).toBe(4);
  });

  test('all but so many of the last can be passed over', () => {
    const queue = heard(4, 5, 6, 7);
    expect(queue.allBut(1).map(({ n }) => n)).toEqual([5, 6]);
    expect(queue.next()?.n).toBe(7);
  });

  test('nothing is passed over where nothing waits', () => {
    expect(new MoveQueue().allBut(1)).toEqual([]);
  });

  test('nothing waits after clearing', () => {
    const queue = heard(4, 5);
    queue.clear();
    expect(queue.next()).toBeUndefined();
  });
});

describe('whether the page is behind', () => {
  const asked = ask('pay', 'pay 1', 'pay 2');

  test('not without later moves', () => {
    expect(new MoveQueue().isBehind(position(4, { ask: asked }))).toBe(false);
  });

  test('not when the same is asked after them', () => {
    const queue = new MoveQueue();
    queue.hear(position(5, { ask: structuredClone(asked) }), position(4));
    expect(queue.isBehind(position(4, { ask: asked }))).toBe(false);
  });

  test('when something else is asked after them', () => {
    const queue = new MoveQueue();
    queue.hear(position(5, { ask: ask('pay', 'pay 1') }), position(4));
    expect(queue.isBehind(position(4, { ask: asked }))).toBe(true);
  });

  test('when nothing is asked after them', () => {
    expect(heard(4, 5).isBehind(position(4, { ask: asked }))).toBe(true);
  });
});

describe('the same question', () => {
  test('an own answer in between is no difference', () => {
    expect(sameQuestion({ ...ask('orders', 'orders a'), answered: 'orders a' }, ask('orders', 'orders a'))).toBe(true);
  });
  test('other options are', () => expect(sameQuestion(ask('a', 'x'), ask('a', 'y'))).toBe(false));
  test('no question is like no question only', () => {
    expect(sameQuestion(null, null)).toBe(true);
    expect(sameQuestion(ask('a'), null)).toBe(false);
  });
});
