import { describe, expect, test } from 'vitest';
import { twinOf } from '../src/table/twin';
import type { BoardProps } from '../src/table/board';
import { wordsOf } from './support';

const words = wordsOf('abyss', 'abyss-name-crab = a crab\nabyss-name-deck = the deck');
const twin = (view: unknown): { title: string; lines: string[] }[] => twinOf({ view, words } as unknown as BoardProps);

describe('any view as headings and lines', () => {
  test('single facts come first, without a heading', () =>
    expect(twin({ cards: [1], last_turn: true, price: 3 })[0]).toEqual({
      title: '',
      lines: ['last turn: ✓', 'price: 3'],
    }));
  test('a list is a heading with its things by name', () =>
    expect(twin({ open_cards: ['crab', 'squid'] })).toEqual([{ title: 'open cards', lines: ['a crab', 'squid'] }]));
  test('a table is a heading with a line for each key, by name where it has one', () =>
    expect(twin({ piles: { deck: 3, left_over: 0 } })).toEqual([
      { title: 'piles', lines: ['the deck: 3', 'left over: 0'] },
    ]));
  test('players are headings by name', () =>
    expect(twin({ players: [{ pearls: 1 }, { pearls: 2 }] })).toEqual([
      { title: 'Anna', lines: ['pearls: 1'] },
      { title: 'Bob', lines: ['pearls: 2'] },
    ]));
  test('nothing is a dash', () =>
    expect(twin({ leader: null, empty: '' })[0]?.lines).toEqual(['leader: —', 'empty: —']));
  test('things inside things are told in a line', () =>
    expect(twin({ players: [{ lords: [{ id: 'crab', off: false }], hand: [] }] })[0]?.lines).toEqual([
      'lords: id a crab, off ✕',
      'hand: —',
    ]));
  test('headings without lines are left out', () => expect(twin({ cards: [] })).toEqual([]));
  test('a board’s own twin goes before', () =>
    expect(twinOf({ view: {}, words } as unknown as BoardProps, () => [{ title: 'Own', lines: [] }])).toEqual([
      { title: 'Own', lines: [] },
    ]));
});
