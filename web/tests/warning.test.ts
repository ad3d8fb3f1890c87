import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canWarn, reasonOf, Warning } from '../src/table/warning.svelte';
import type { Ask, Cost, Option } from '../src/wire/table';

const option = (text: string): Option => ({ text, verb: text, thing: '', final: false });
const COST: Cost = {
  best: 'recruit hermit',
  value_played: 0.38,
  value_best: 0.46,
  error: 0.08,
  margin: 0.02,
  parts: [
    { part: 'tempo', chance: -0.02 },
    { part: 'lords', chance: 0.1 },
  ],
};
const explore = option('explore');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a costly answer is held back once, then it is played', async () => {
  const scales = vi.fn(() => Promise.resolve(COST));
  const warning = new Warning(scales);
  expect(await warning.passes(explore)).toBe(false);
  expect(warning.shown).toEqual({ option: explore, cost: COST });
  expect(await warning.passes(explore)).toBe(false); // a double click is no consent
  warning.dismiss();
  expect(warning.shown).toBeNull();
  expect(await warning.passes(explore)).toBe(true);
  expect(scales).toHaveBeenCalledTimes(1);
  warning.forget();
  expect(await warning.passes(explore)).toBe(false);
});

test('another answer takes the place of the one that is held back', async () => {
  const warning = new Warning((one) => Promise.resolve(one === explore ? COST : null));
  await warning.passes(explore);
  expect(await warning.passes(option('recruit hermit'))).toBe(true);
  expect(warning.shown).toBeNull();
});

test('an answer is played as usual when its cost is not known in time, or cannot be told', async () => {
  const slow = new Warning(() => new Promise(() => {})).passes(explore);
  await vi.advanceTimersByTimeAsync(400);
  expect(await slow).toBe(true);
  expect(await new Warning(() => Promise.reject(new Error('offline'))).passes(explore)).toBe(true);
});

test('what is weighed when the question changes is not played, and a second click meanwhile is none', async () => {
  const warning = new Warning(() => new Promise(() => {}));
  const first = warning.passes(explore);
  expect(await warning.passes(option('recruit hermit'))).toBe(false);
  warning.forget();
  await vi.advanceTimersByTimeAsync(400);
  expect(await first).toBe(false);
});

test('warnings are for people alone with bots, who have a choice and no teacher', () => {
  const ask = { options: [explore, option('pass')] } as Ask;
  const room = { alone: true, lesson: null };
  expect(canWarn(room, ask, explore)).toBe(true);
  expect(canWarn({ ...room, alone: false }, ask, explore)).toBe(false);
  expect(canWarn({ ...room, lesson: 'court' }, ask, explore)).toBe(false);
  expect(canWarn(room, { ...ask, options: [explore] }, explore)).toBe(false);
  expect(canWarn(room, ask, { ...explore, way: { thing: 'a1', answers: ['a', 'b'], cost: 2, marks: [] } })).toBe(false);
});

test('the reason is the greatest part that speaks for the better answer', () => {
  expect(reasonOf(COST)).toBe('lords');
  expect(reasonOf({ ...COST, parts: [] })).toBe('');
});
