import { expect, test } from 'vitest';
import { checkSeed, fingerprintOf } from '../src/fair/fingerprint';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the fingerprint is the SHA-256 of the seed', async () => expect(await fingerprintOf('abc')).toBe(ABC));

test('a seed belongs to its fingerprint, in full or its beginning, however it was copied', async () => {
  expect(await checkSeed('abc', ABC)).toBe('match');
  expect(await checkSeed(' abc ', ` ${ABC.slice(0, 16).toUpperCase()} `)).toBe('match');
});

test('and to no other', async () => expect(await checkSeed('abd', ABC)).toBe('differ'));

test('a few characters prove nothing', async () => expect(await checkSeed('abc', ABC.slice(0, 15))).toBe('short'));
