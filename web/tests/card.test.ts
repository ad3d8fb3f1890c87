import { expect, test } from 'vitest';
import { drawCard, wrapped, type Card } from '../src/table/card';
import type { Found } from '../src/wire/table';

const seat = (seat: number, name: string, own: boolean): Card['seats'][number] => ({
  seat,
  name,
  points: `${90 - seat}`,
  colour: `#00000${seat}`,
  shape: 'M0 0h40v40Z',
  letter: 'AB'[seat] ?? '',
  own,
});
const CARD: Card = {
  about: 'Abyss',
  headline: 'Second, 1 point behind',
  seats: [seat(0, 'Marta <b>&', false), seat(1, 'A name that goes on and on for ever', true)],
  moved: [
    { points: '+9', text: 'luck' },
    { points: '−21', text: 'own answers' },
    { points: '0', text: 'rivals' },
  ],
  answer: 'Move 2: explored. Better: recruit the Hermit.',
  costly: [{ move: 2, seat: 1 }],
  foot: 'foot',
};
const FOUND = {
  moves: 2,
  curves: [
    [0.5, 0.5],
    [0.6, 0.4],
    [1, 0],
  ],
} as Found;

const drawn = drawCard(CARD, FOUND, (name) => `#${name}`);

test('the picture is a whole drawing in which nothing that people wrote is markup', () => {
  expect(drawn.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(drawn.endsWith('</svg>')).toBe(true);
  expect(drawn).toContain('Marta &lt;b&gt;&amp;');
  expect(drawn).toContain('A name that goes on a…');
  expect(drawn).not.toContain('NaN');
});

test('the own curve is thick and solid, the mark stands where the answer was given', () => {
  expect(drawn).toMatch(/stroke="#000001" stroke-width="4" stroke-linejoin="round" \/>/);
  expect(drawn).toMatch(/stroke="#000000" stroke-width="2" stroke-linejoin="round" stroke-dasharray/);
  expect(drawn).toContain('M825 278h24l-12 20Z');
});

test('gains and losses have sign, arrow and colour; nothing has none', () => {
  expect(drawn).toMatch(/fill="#moss">▲ \+9</);
  expect(drawn).toMatch(/fill="#ember">▼ −21</);
  expect(drawn).toMatch(/fill="#ink-2">0</);
});

test('lines are broken between words', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('', 7)).toEqual(['']);
});
