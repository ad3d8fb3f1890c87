import { beforeAll, expect, test, vi } from 'vitest';

type Push = typeof import('../src/lib/push');
let push: Push;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  push = await import('../src/lib/push');
});

test('who says no is asked once more at another table, and then never', () => {
  expect(push.mayAsk('a', [])).toBe(true);
  expect(push.mayAsk('a', ['a'])).toBe(false);
  expect(push.mayAsk('b', ['a'])).toBe(true);
  expect(push.mayAsk('c', ['a', 'b'])).toBe(false);
});

test('times of the day as minutes', () => {
  expect(push.minuteOf('00:00')).toBe(0);
  expect(push.minuteOf('22:30')).toBe(1350);
});
