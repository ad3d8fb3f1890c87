import { expect, test } from 'vitest';
import { isLow, leftOf, running, shown, spoken } from '../src/table/clock';
import type { SeatTime, Times } from '../src/wire/table';

const clock = { move: 60, reserve: 100, end: 'bot', level: 'easy' } as const;

function times(...seats: SeatTime[]): Times {
  return { clock, now: 1000, seats };
}

const turning: SeatTime = { left: 80, until: 1140, late: false };
const resting: SeatTime = { left: 100, until: null, late: false };

test('the time of the turn goes first, then the reserve, and nothing is below nothing', () => {
  const at = (now: number): unknown => leftOf(times(turning), 0, now);
  expect(at(1000)).toEqual({ turn: 60, reserve: 80, runs: true, late: false });
  expect(at(1050)).toEqual({ turn: 10, reserve: 80, runs: true, late: false });
  expect(at(1100)).toEqual({ turn: 0, reserve: 40, runs: true, late: false });
  expect(at(2000)).toEqual({ turn: 0, reserve: 0, runs: true, late: false });
  expect(leftOf(times(resting), 0, 2000)).toEqual({ turn: 0, reserve: 100, runs: false, late: false });
  expect(leftOf(times(resting), 1, 2000)).toBeNull();
});

test('who sees several clocks run looks at his own', () => {
  expect(running(times(turning, resting, turning), [2])).toBe(2);
  expect(running(times(turning, resting, turning), [1])).toBe(0);
  expect(running(times(resting), [0])).toBeNull();
});

test('little is left when the reserve is gone too', () => {
  expect(isLow({ turn: 0, reserve: 80, runs: true, late: false }, clock)).toBe(false);
  expect(isLow({ turn: 20, reserve: 0, runs: true, late: false }, clock)).toBe(true);
  expect(isLow({ turn: 0, reserve: 0, runs: false, late: false }, clock)).toBe(false);
});

test('minutes as on a clock, hours and days in words', () => {
  expect(shown(247, 'en')).toBe('4:07');
  expect(shown(0.2, 'en')).toBe('0:01');
  expect(shown(0, 'en')).toBe('0:00');
  expect(shown(3 * 3600 + 12 * 60, 'en')).toBe('3 hr 12 min');
  expect(spoken(2 * 86400 + 4 * 3600, 'en', 'long')).toBe('2 days 4 hours');
  expect(spoken(86400, 'pl', 'long')).toBe('1 dzień');
  expect(spoken(5 * 86400, 'pl', 'long')).toBe('5 dni');
  expect(spoken(30, 'pl', 'long')).toBe('30 sekund');
});
