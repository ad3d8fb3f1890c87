import { describe, expect, test } from 'vitest';
import { FALLBACK, LANGUAGES, languageName, spoken, uiSource } from '../src/lib/languages';

test('every folder of words is a language', async () => {
  const files = Object.keys(import.meta.glob('../../src/podziemia/words/*/*.ftl'));
  expect(LANGUAGES).toEqual([...new Set(files.map((path) => path.split('/').at(-2)))].sort());
  for (const lang of LANGUAGES) expect(await uiSource(lang)).toContain('ui-');
});

describe('the language of a person', () => {
  test('is the first that we speak', () => expect(spoken(['tlh', 'pl-PL', 'en'])).toBe('pl'));
  test('is never a part of another word', () => expect(spoken(['enm'])).toBe(FALLBACK));
  test('is the same for everybody else', () => expect(spoken([])).toBe(FALLBACK));
});

test('a language has a name in itself and in others', () => {
  expect(languageName('pl')).toBe('polski');
  expect(languageName('pl', 'en')).toBe('Polish');
});
