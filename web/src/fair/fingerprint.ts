/** The fingerprint of a seed: its SHA-256. It is shown before the game; the seed, from which all shuffles follow, after it. */

export async function fingerprintOf(seed: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** So much of a fingerprint must be given: less could be met by chance. */
const LEAST = 16;

export type Verdict = 'match' | 'differ' | 'short';

export async function checkSeed(seed: string, fingerprint: string): Promise<Verdict> {
  const given = fingerprint.trim().toLowerCase();
  if (given.length < LEAST) return 'short';
  return (await fingerprintOf(seed.trim())).startsWith(given) ? 'match' : 'differ';
}

/** Without https browsers do no hashing; the command line can. */
export const canCheck = (): boolean => !!globalThis.crypto?.subtle;
