/** What the people at a table are called. */
import type { SeatInfo } from '../wire/table';

/** Everyone with a name: who brought none is called by what he is, and who shares one by the figure he plays. */
export function named(
  seats: SeatInfo[],
  nameless: (seat: SeatInfo) => string,
  role: (seat: number) => string,
): SeatInfo[] {
  const called = seats.map((seat) => ({ ...seat, name: seat.name || nameless(seat) }));
  const shared = (name: string): boolean => called.filter((seat) => seat.name === name).length > 1;
  return called.map((seat) => ({ ...seat, name: (shared(seat.name) && role(seat.seat)) || seat.name }));
}
