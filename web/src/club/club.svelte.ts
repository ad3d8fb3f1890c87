/** The club of this server, as this browser knows it. */
import { get, post, Trouble } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { loadGame, w } from '../lib/words.svelte';
import type { ClubInfo, JoinClub, Me } from '../wire/club';
import { makePasskey, usePasskey } from './passkey';

let info = $state.raw<ClubInfo | null>(null);

export const club = {
  /** Null until the server has said. */
  get info(): ClubInfo | null {
    return info;
  },
  get me(): Me | null {
    return info?.me ?? null;
  },
};

/** Ask the server, and have the club's words at hand where there is one. */
export async function loadClub(): Promise<void> {
  info = await get<ClubInfo>('/api/club');
  if (info.on) await loadGame(settings.lang, 'club');
}

function signedIn(me: Me): void {
  if (!info) return;
  info = { ...info, me };
  settings.name = me.name;
}

async function answered(asked: Promise<Record<string, unknown> | null>): Promise<Record<string, unknown>> {
  const credential = await asked;
  if (!credential) throw new Trouble(409, 'passkey-stopped', w('club-passkey-stopped'));
  return credential;
}

export async function joinClub(name: string, word: string): Promise<void> {
  const asked = await post<Record<string, unknown>>('/api/club/join/ask', { name, word } satisfies JoinClub);
  signedIn(await post<Me>('/api/club/join', { credential: await answered(makePasskey(asked)) }));
}

export async function signIn(): Promise<void> {
  const asked = await post<Record<string, unknown>>('/api/club/signin/ask', {});
  signedIn(await post<Me>('/api/club/signin', { credential: await answered(usePasskey(asked)) }));
}

export async function addPasskey<T>(): Promise<T> {
  const asked = await post<Record<string, unknown>>('/api/club/passkeys/ask', {});
  return post<T>('/api/club/passkeys', { credential: await answered(makePasskey(asked)) });
}

export async function signOut(everywhere: boolean): Promise<void> {
  await post('/api/club/signout', { everywhere });
  forgetMe();
}

export function forgetMe(): void {
  if (info) info = { ...info, me: null };
}

export async function changeSees(sees: Me['sees']): Promise<void> {
  signedIn(await post<Me>('/api/club/me', { sees }));
}

/** Secrets for the member's places at a table, in this browser too. */
export async function openHere(room: string): Promise<void> {
  await post(`/api/rooms/${room}/mine`, {});
}

/** What went wrong, in words. */
export function said(error: unknown): string {
  return (error instanceof Trouble && error.message) || w('club-failed');
}
