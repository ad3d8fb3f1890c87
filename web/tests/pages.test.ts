import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileName, takeName, withName } from '../src/decks/text';
import { eyesOf, routeOf, secretOf } from '../src/lib/path';
import { ago } from '../src/start/ago';
import { keepLinks, linksOf } from '../src/table/links';
import type { Created } from '../src/wire/table';

describe('addresses', () => {
  const page = (path: string): [string, string] => {
    const { page, id } = routeOf(path, '');
    return [page, id];
  };
  test('the start', () => expect(page('/')).toEqual(['start', '']));
  test('a table', () => expect(page('/r/abc')).toEqual(['table', 'abc']));
  test('the decks of a game', () => expect(page('/decks/shadespire')).toEqual(['decks', 'shadespire']));
  test('the course of a game, and how to play it', () => {
    expect(page('/learn/abyss')).toEqual(['learn', 'abyss']);
    expect(page('/how/abyss')).toEqual(['how', 'abyss']);
    expect(page('/learn')).toEqual(['lost', '']);
  });
  test('the links of letters', () => {
    expect(page('/mail/yes/abc')).toEqual(['mail', 'yes/abc']);
    expect(page('/mail/stop/abc')).toEqual(['mail', 'stop/abc']);
    expect(page('/mail/no/abc')).toEqual(['lost', '']);
    expect(page('/mail/yes')).toEqual(['lost', '']);
  });
  test('a table without a room is nowhere', () => expect(page('/r')).toEqual(['lost', '']));
  test('and so is anything below it', () => expect(page('/r/abc/d')).toEqual(['lost', '']));
  test('and anything else', () => expect(page('/attic')).toEqual(['lost', '']));
  test('carry what is asked', () => expect(routeOf('/r/abc', '?at=12').query.get('at')).toBe('12'));
  test('may carry a secret', () => {
    expect(secretOf('#k=s3cret')).toBe('s3cret');
    expect(secretOf('')).toBeNull();
  });
  test('say whose eyes', () =>
    expect([eyesOf(0), eyesOf(2), eyesOf(-1), eyesOf('all')]).toEqual(['?seat=0', '?seat=2', '', '?seat=all']));
});

describe('how long ago', () => {
  const MINUTE = 60_000;
  test('just now', () => expect(ago(0, 'en')).toBe('this minute'));
  test('minutes', () => expect(ago(59 * MINUTE, 'en')).toBe('59 minutes ago'));
  test('hours', () => expect(ago(60 * MINUTE, 'en')).toBe('1 hour ago'));
  test('days', () => expect(ago(49 * 60 * MINUTE, 'en')).toBe('2 days ago'));
  test('in Polish', () => expect(ago(5 * MINUTE, 'pl')).toBe('5 minut temu'));
});

describe('the text of a deck', () => {
  test('keeps its name in the first line', () => expect(withName('Mine', 'power\n')).toBe('# Mine\npower\n'));
  test('needs none', () => expect(withName('', 'power\n')).toBe('power\n'));
  test('gives its name back', () =>
    expect(takeName(withName('Mine', 'power\n'))).toEqual({ name: 'Mine', text: 'power\n' }));
  test('loses remarks and empty lines', () => expect(takeName('power\n\n# good\ncard\n').text).toBe('power\ncard\n'));
  test('a remark further down is no name', () => expect(takeName('power\n# good\n').name).toBe(''));
  test('may come from another system', () => expect(takeName('# Mine\r\npower\r\n').text).toBe('power\n'));
  test('a long name is cut', () => expect(takeName(`# ${'x'.repeat(99)}`).name).toHaveLength(60));
  test('its file is named in plain letters', () => expect(fileName('Żółte Łapy!')).toBe('zolte-lapy.txt'));
  test('its file always has a name', () => expect(fileName('???')).toBe('deck.txt'));
});

describe('links', () => {
  const made: Created = {
    room: 'abc',
    links: [{ seat: 1, url: '/r/abc#k=x' }],
    spectator: '/r/abc#k=y',
    invitation: { pl: 'Chodź', en: 'Come' },
  };
  afterEach(() => vi.unstubAllGlobals());
  const storage = (): void => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  };

  test('are kept in this tab', () => {
    storage();
    keepLinks(made);
    expect(linksOf('abc')).toEqual(made);
  });
  test('of another room are not there', () => {
    storage();
    keepLinks(made);
    expect(linksOf('xyz')).toBeNull();
  });
  test('do without storage', () => {
    keepLinks(made);
    expect(linksOf('abc')).toBeNull();
  });
});
