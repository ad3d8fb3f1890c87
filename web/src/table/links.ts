/** Links given out at the making of a table. The server keeps only their hashes, so this tab holds them while it lives. */
import type { Created, SeatInfo } from '../wire/table';

const key = (room: string): string => `podziemia-links-${room}`;

export function keepLinks(made: Created): void {
  try {
    sessionStorage.setItem(key(made.room), JSON.stringify(made));
  } catch {
    // Without storage a seat can still be given a new link.
  }
}

export function linksOf(room: string): Created | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(room)) ?? 'null') as Created | null;
  } catch {
    return null;
  }
}

/** Who sat down has used up the link of his seat: it opens nothing any more, not even when he gets up. */
export function unspent(made: Created | null, seats: SeatInfo[]): Created | null {
  const taken = new Set(seats.filter((seat) => seat.joined).map((seat) => seat.seat));
  if (!made?.links.some((link) => taken.has(link.seat))) return made;
  const left = { ...made, links: made.links.filter((link) => !taken.has(link.seat)) };
  keepLinks(left);
  return left;
}

/** Those who were not there before. */
export const arrivals = (before: SeatInfo[], now: SeatInfo[]): SeatInfo[] =>
  now.filter(({ seat, joined }) => joined && !before.some((one) => one.seat === seat && one.joined));
