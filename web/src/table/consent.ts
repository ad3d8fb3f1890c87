import type { Room } from '../wire/table';

/** Whom one must ask to take back an answer that has shown something: the other people at the table. Bots always agree. */
export function peopleToAsk(room: Pick<Room, 'seats' | 'you'> | null): string[] {
  const others = (room?.seats ?? []).filter((seat) => seat.kind === 'human' && !room?.you.seats.includes(seat.seat));
  return others.map((seat) => seat.name || seat.letter);
}
