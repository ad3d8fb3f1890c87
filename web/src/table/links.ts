/** Links given out at the making of a table. The server keeps only their hashes, so this tab holds them while it lives. */
import type { Created } from '../wire/table';

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
