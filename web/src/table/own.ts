/** A secret of one's own for the seat that a link opens. It is made before the seat is asked for and kept until the
 * server has said yes: whose reply was lost asks again with the same, and sits where he sat down. */
const key = (room: string): string => `podziemia-own-${room}`;

export function ownSecret(room: string): string {
  try {
    const made = localStorage.getItem(key(room)) ?? freshSecret();
    localStorage.setItem(key(room), made);
    return made;
  } catch {
    return freshSecret();
  }
}

/** The cookie has it now, where no script can read it. */
export function forgetOwn(room: string): void {
  try {
    localStorage.removeItem(key(room));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Enough to be nobody else's. */
export function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
