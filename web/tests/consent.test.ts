import { describe, expect, test } from 'vitest';
import { peopleToAsk } from '../src/table/consent';
import type { Room } from '../src/wire/table';

type Seats = [name: string, kind: 'human' | 'bot'][];
const room = (seats: Seats, mine: number[]): Pick<Room, 'seats' | 'you'> =>
  ({
    seats: seats.map(([name, kind], seat) => ({ seat, letter: 'ABCD'[seat], name, kind })),
    you: { seats: mine },
  }) as unknown as Room;

describe('taking back what has shown something', () => {
  test('asks nobody against bots', () =>
    expect(
      peopleToAsk(
        room(
          [
            ['Ada', 'human'],
            ['Bot B', 'bot'],
          ],
          [0],
        ),
      ),
    ).toEqual([]));
  test('asks the other player by the name he sits under', () =>
    expect(
      peopleToAsk(
        room(
          [
            ['Ada', 'human'],
            ['Jan', 'human'],
            ['Bot', 'bot'],
          ],
          [0],
        ),
      ),
    ).toEqual(['Jan']));
  test('asks by letter who has no name', () =>
    expect(
      peopleToAsk(
        room(
          [
            ['Ada', 'human'],
            ['', 'human'],
          ],
          [0],
        ),
      ),
    ).toEqual(['B']));
  test('asks nobody about own seats on one screen', () =>
    expect(
      peopleToAsk(
        room(
          [
            ['Ada', 'human'],
            ['Jan', 'human'],
          ],
          [0, 1],
        ),
      ),
    ).toEqual([]));
  test('asks nobody before the room is known', () => expect(peopleToAsk(null)).toEqual([]));
});
