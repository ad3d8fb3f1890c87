import { expect, test } from 'vitest';
import { arrivals, unspent } from '../src/table/links';
import type { Created, SeatInfo } from '../src/wire/table';

const seat = (n: number, joined: boolean): SeatInfo => ({ seat: n, joined }) as SeatInfo;
const made: Created = {
  room: 'r',
  links: [
    { seat: 1, url: '/one' },
    { seat: 2, url: '/two' },
  ],
  spectator: '',
  invitation: {},
};

test('a link is spent when somebody sits down by it, and the others stay', () => {
  expect(unspent(made, [seat(1, true), seat(2, false)])?.links).toEqual([{ seat: 2, url: '/two' }]);
  expect(unspent(made, [seat(1, false), seat(2, false)])).toBe(made);
});

test('a new link for a seat whose owner is only just getting up is not spent by him', () => {
  expect(arrivals([seat(1, true)], [seat(1, true)])).toEqual([]);
  expect(arrivals([seat(1, true)], [seat(1, false)])).toEqual([]);
  expect(arrivals([seat(1, false)], [seat(1, true)])).toEqual([seat(1, true)]);
  expect(arrivals([], [seat(1, true)])).toEqual([seat(1, true)]);
});
