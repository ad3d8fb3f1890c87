import { describe, expect, test } from 'vitest';
import { named } from '../src/table/seats';
import { firstCurtain, handOver, nextOfMine, openToEachOther } from '../src/table/screen';
import type { SeatInfo } from '../src/wire/table';

const never = (): boolean => false;
/** Seats 1 and 2 play one party. */
const party = (a: number, b: number): boolean => a > 0 && b > 0;

describe('whose turn it is to look', () => {
  test('the first of mine that is waited for', () => expect(nextOfMine([0, 2, 3], [3, 2])).toBe(2));
  test('nobody, when only others are', () => expect(nextOfMine([0, 2], [1])).toBeUndefined());
  test('seats of one party are open to each other', () => {
    expect(openToEachOther([1, 2], party)).toBe(true);
    expect(openToEachOther([0, 1], party)).toBe(false);
  });
});

describe('the curtain at the opening', () => {
  test('none for a single seat', () => expect(firstCurtain([1], [1], false, never)).toBeNull());
  test('before the seat that is waited for', () => expect(firstCurtain([0, 1], [1], false, never)).toBe(1));
  test('before the first seat when others are waited for', () =>
    expect(firstCurtain([1, 2], [0], false, never)).toBe(1));
  test('none when the game is over', () => expect(firstCurtain([0, 1], [], true, never)).toBeNull());
  test('none between friends', () => expect(firstCurtain([1, 2], [1], false, party)).toBeNull());
});

describe('handing over', () => {
  test('the curtain falls before the next of mine', () =>
    expect(handOver([0, 1], [1], 0, null, never)).toEqual({ do: 'curtain', seat: 1 }));
  test('friends just look', () => expect(handOver([1, 2], [2], 1, null, party)).toEqual({ do: 'look', seat: 2 }));
  test('who looks already stays', () => expect(handOver([0, 1], [0, 1], 0, null, never)).toEqual({ do: 'stay' }));
  test('a curtain before another seat lifts when it is one’s own turn after all', () =>
    expect(handOver([0, 1], [0], 0, 1, never)).toEqual({ do: 'lift' }));
  test('a curtain before one’s own seat stays', () =>
    expect(handOver([0, 1], [0], 0, 0, never)).toEqual({ do: 'stay' }));
  test('nothing happens while others decide', () =>
    expect(handOver([0, 1], [2], 0, null, never)).toEqual({ do: 'stay' }));
  test('nothing happens with one seat', () => expect(handOver([0], [0], -1, null, never)).toEqual({ do: 'stay' }));
});

describe('names', () => {
  const seat = (n: number, name: string, kind: 'human' | 'bot' = 'human'): SeatInfo => ({
    seat: n,
    letter: 'ABCD'[n] ?? '',
    name,
    kind,
    level: '',
    online: true,
    presence: 'here',
    since: 0,
    played_by_bot: false,
    joined: true,
    member: '',
    colour: n,
  });
  const nameless = (one: SeatInfo): string => `${one.kind} ${one.letter}`;
  const names = (seats: SeatInfo[], role: (seat: number) => string = () => ''): string[] =>
    named(seats, nameless, role).map((one) => one.name);

  test('who brought none is called by what he is', () =>
    expect(names([seat(0, 'Anna'), seat(1, '', 'bot')])).toEqual(['Anna', 'bot B']));
  test('who shares one goes by the figure he plays', () =>
    expect(names([seat(0, 'Anna'), seat(1, 'Anna')], (n) => ['Jain', 'Avric'][n] ?? '')).toEqual(['Jain', 'Avric']));
  test('so does who brought none and plays several', () => {
    const roles = (n: number): string => ['', 'Jain', 'Avric'][n] ?? '';
    expect(names([seat(0, '', 'bot'), seat(1, ''), seat(2, '')], roles)).toEqual(['bot A', 'Jain', 'Avric']);
    expect(names([seat(0, '', 'bot'), seat(1, '')], roles)).toEqual(['bot A', 'human B']);
  });
  test('who shares one and plays no figure keeps it', () =>
    expect(names([seat(0, 'Anna'), seat(1, 'Anna')])).toEqual(['Anna', 'Anna']));
  test('a name of one’s own stays', () =>
    expect(names([seat(0, 'Anna'), seat(1, 'Bob')], () => 'Jain')).toEqual(['Anna', 'Bob']));
});
