/** What the people at a table are called. */
import { isolated } from '../lib/isolate';
import type { SeatInfo } from '../wire/table';

/** Everyone with a name: who brought none is called by what he is, and who shares one, or the want of one, by the figure he plays. */
export function named(
  seats: SeatInfo[],
  nameless: (seat: SeatInfo) => string,
  role: (seat: number) => string,
): SeatInfo[] {
  const called = seats.map((seat) => ({ ...seat, name: isolated(seat.name) || nameless(seat) }));
  const people = seats.filter((seat) => seat.kind === 'human' && !seat.name);
  const shared = (name: string): boolean => called.filter((seat) => seat.name === name).length > 1;
  const sharedBy = ({ kind, seat, name }: SeatInfo): boolean =>
    shared(name) || (kind === 'human' && people.length > 1 && people.some((one) => one.seat === seat));
  return called.map((seat) => ({ ...seat, name: (sharedBy(seat) && role(seat.seat)) || seat.name }));
}

/** The number of the side a seat is on, from 1, where some seats play together. */
export function sideOf(seat: number, together: (a: number, b: number) => boolean): number {
  const before = Array.from({ length: seat }, (_, i) => i);
  const friend = before.find((other) => together(other, seat));
  if (friend !== undefined) return sideOf(friend, together);
  return 1 + new Set(before.map((other) => sideOf(other, together))).size;
}
