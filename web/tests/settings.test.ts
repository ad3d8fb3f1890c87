import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Remembered } from '../src/lib/settings.svelte';

type Settings = typeof import('../src/lib/settings.svelte');

async function browser(languages: string[], stored?: string): Promise<Settings> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: () => stored ?? null });
  return await import('../src/lib/settings.svelte');
}

const table = (room: string, seen = 0): Remembered => ({ room, game: 'abyss', name: '', seen, at: 0 });

describe('the language', () => {
  test('is the first of the browser’s that we speak', async () => {
    expect((await browser(['de-DE', 'pl-PL', 'en'])).settings.lang).toBe('pl');
    expect((await browser(['en-GB', 'pl'])).settings.lang).toBe('en');
  });
  test('is not one that nobody speaks any more', async () =>
    expect((await browser(['pl'], '{"lang":"tlh"}')).settings.lang).toBe('pl'));
  test('is English for everybody else', async () => expect((await browser(['de'])).settings.lang).toBe('en'));
  test('is the one chosen before', async () =>
    expect((await browser(['pl'], '{"lang":"en"}')).settings.lang).toBe('en'));
});

describe('what was stored', () => {
  test('goes before the defaults, which fill the rest', async () => {
    const { settings } = await browser(['pl'], '{"name":"Anna"}');
    expect([settings.name, settings.motion]).toEqual(['Anna', true]);
  });
  test('is forgotten when nobody can read it', async () => {
    expect((await browser(['pl'], 'not JSON')).settings.name).toBe('');
  });
});

describe('tables', () => {
  let known: Settings;
  beforeEach(async () => void (known = await browser(['pl'])));

  test('the one opened last comes first, once', () => {
    for (const room of ['a', 'b', 'a']) known.remember(table(room));
    expect(known.settings.tables.map(({ room }) => room)).toEqual(['a', 'b']);
  });
  test('only so many are remembered', () => {
    for (let i = 0; i < 40; i++) known.remember(table(`room-${i}`));
    expect(known.settings.tables).toHaveLength(30);
    expect(known.settings.tables[0]?.room).toBe('room-39');
  });
  test('what was seen there is known', () => {
    known.remember(table('a', 12));
    expect([known.seenIn('a'), known.seenIn('b')]).toEqual([12, 0]);
  });
  test('can be forgotten', () => {
    known.remember(table('a'));
    known.forget('a');
    expect(known.settings.tables).toEqual([]);
  });
});

test('the best mark in a lesson is the least', async () => {
  const { keepMark, markIn } = await browser(['pl']);
  expect(markIn('dungeonlords', 'training_1')).toBeUndefined();
  for (const mark of [5, 3, 4]) keepMark('dungeonlords', 'training_1', mark);
  expect(markIn('dungeonlords', 'training_1')).toBe(3);
});
