/** Coming in by a link: what it would open, and sitting down. */
import { post } from '../../lib/api';
import { secretOf } from '../../lib/path';
import { SHAPES } from '../../lib/colours.svelte';
import { forgetOwn, ownSecret } from '../own';
import type { Invitation, Invited, SeatInfo, Sit } from '../../wire/table';

/** What somebody who comes in wishes for. */
export type Wish = Omit<Sit, 'secret' | 'own'>;

/** What the link in the address would open; null without one. */
export async function invitationTo(room: string): Promise<Invitation | null> {
  const secret = secretOf(location.hash);
  if (!secret) return null;
  return await post<Invitation>(`/api/rooms/${room}/invitation`, { secret } satisfies Invited);
}

/** Swap the secret of the link for one of our own in a cookie, and take it out of the address. */
export async function sit(room: string, wish: Wish): Promise<void> {
  const secret = secretOf(location.hash);
  if (!secret) return;
  await post(`/api/rooms/${room}/sit`, { secret, own: ownSecret(room), ...wish } satisfies Sit);
  forgetOwn(room);
  history.replaceState(null, '', location.pathname + location.search);
}

/** By colour, who wears it already: his seat. */
export function wearers(seats: readonly SeatInfo[], me: number): (SeatInfo | undefined)[] {
  return SHAPES.map((_, colour) => seats.find((one) => one.joined && one.seat !== me && one.colour === colour));
}

/** The colour of a seat, or if somebody wears it the first free one. */
export function freeColour(seats: readonly SeatInfo[], seat: number): number {
  const worn = wearers(seats, seat);
  const own = seats[seat]?.colour ?? 0;
  return worn[own] ? Math.max(0, worn.indexOf(undefined)) : own;
}

export const isFree = (seat: SeatInfo): boolean => seat.kind === 'human' && !seat.joined;
