/** Taking a free seat of an open table: with a secret of one's own, so that a lost reply costs no seat. */
import { post, Trouble } from '../lib/api';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { forgetOwn, ownSecret } from '../table/own';
import type { Opened, TakeSeat } from '../wire/table';

/** What came in between: a sentence, and the seat that is free instead, if any is. */
export interface Missed {
  message: string;
  next: number | null;
}

export async function takeSeat(room: string, seat: number): Promise<Missed | null> {
  try {
    const wish: TakeSeat = { own: ownSecret(room), seat, name: settings.name };
    await post<Opened>(`/api/rooms/${room}/take`, wish);
  } catch (error) {
    if (!(error instanceof Trouble) || error.offline) throw error;
    const next = 'next' in error.details ? Number(error.details.next) : null;
    return { message: error.message, next };
  }
  forgetOwn(room);
  go(`/r/${room}`);
  return null;
}
