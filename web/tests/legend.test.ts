import { describe, expect, test } from 'vitest';
import { legend as abyss } from '../src/boards/abyss/legend';
import { legend as descent } from '../src/boards/descent/legend';
import { legend as dungeonlords } from '../src/boards/dungeonlords/legend';
import { legend as shadespire } from '../src/boards/shadespire/legend';
import { legend as tyrants } from '../src/boards/tyrants/legend';
import { ruleOf } from '../src/table/legend';
import { book } from './support';

const LEGENDS = { abyss, tyrants, dungeonlords, shadespire, descent };

const DRAWINGS = import.meta.glob<string>('../src/boards/*/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const WORDS = import.meta.glob<string>('../../src/podziemia/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The terms that drawings of a board carry by name. */
function drawn(game: string): string[] {
  const sources = Object.entries(DRAWINGS).filter(([path]) => path.includes(`/${game}/`));
  return [
    ...new Set(
      sources.flatMap(([, text]) => [...text.matchAll(/data-ask="([a-z-]+)"/g)].map((found) => found[1] ?? '')),
    ),
  ];
}

describe.each(Object.entries(LEGENDS))('the legend of %s', (game, legend) => {
  const terms = legend.flatMap((part) => part.terms);

  test('has every term that is drawn', () => {
    const known = terms.map(({ id }) => id);
    expect(drawn(game).filter((term) => !known.includes(term))).toEqual([]);
  });

  test.each(['en', 'pl'] as const)('names and explains every term and knows its rule (%s)', (lang) => {
    const { has, format } = book(WORDS[`../../src/podziemia/words/${lang}/${game}.ftl`] ?? '', lang);
    const holes = terms.filter(
      ({ id, rule }) =>
        !has(`${game}-term-${id}`) ||
        !format(`${game}-term-${id}`, undefined, 'text') ||
        !has(`${game}-rule-${rule.toLowerCase().replace('.', '-')}`),
    );
    expect(holes).toEqual([]);
  });

  test('leads from each term to its rule', () =>
    expect(terms.map(({ id }) => ruleOf(legend, id))).toEqual(terms.map(({ rule }) => rule)));
});

test('a term of no legend has no rule', () => expect(ruleOf(undefined, 'threat')).toBe(''));
