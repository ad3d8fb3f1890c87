import { expect, test } from 'vitest';
import {
  afterStep,
  answered,
  costliest,
  curve,
  curveSeats,
  HEIGHT,
  signed,
  stepInWords,
  WIDTH,
} from '../src/table/coach';
import { NO_TELLING, type Teller } from '../src/table/log';
import type { BetterLine, Found, Judged } from '../src/wire/table';
import { ask, position } from './support';

const judged = (move: number, seat: number, error: number, clear = true): Judged => ({
  move,
  seat,
  kind: 'turn',
  because: '',
  figure: '',
  played: 'explore',
  best: 'recruit hermit',
  value_played: 0.3,
  value_best: 0.3 + error,
  error,
  margin: 0.02,
  clear,
  deals: 12,
  looks: 12,
  swing: [],
  parts: [],
  line: [],
});

const found = (decisions: Judged[], curves: number[][] = [], sides = [[0], [1]]): Found => ({
  game: 'abyss',
  seats: 2,
  moves: 10,
  sides,
  depth: 'standard',
  of: [0, 1],
  asked: 10,
  done: true,
  seconds: 1,
  decisions,
  curves,
  moved: [],
  turning: [],
});

test('the costliest answers come first, five of them, of the seats asked for, and only clear ones', () => {
  const many = [0.03, 0.2, 0.1, 0.05, 0.04, 0.06].map((error, i) => judged(i + 1, 0, error));
  const all = found([...many, judged(7, 1, 0.5), judged(8, 0, 0.9, false)]);
  expect(costliest(all, [0]).map((one) => one.move)).toEqual([2, 3, 6, 4, 5]);
  expect(costliest(all, [])[0]?.move).toBe(7);
});

test('a curve goes from the first move to the last one known, high where the chance is', () => {
  const path = curve(
    found(
      [],
      [
        [1, 0],
        [0.5, 0.5],
      ],
    ),
    0,
  );
  expect(path).toBe(`M0.0 0.0L${(WIDTH / 10).toFixed(1)} ${(HEIGHT / 2).toFixed(1)}`);
});

test('those who win together have one curve', () => {
  const team = found([], [[0.4, 0.6, 0.6]], [[0], [1, 2]]);
  expect(curveSeats(team)).toEqual([0, 1]);
  expect(curve(team, 1)).toBe(`M0.0 ${(HEIGHT * 0.4).toFixed(1)}`);
});

test('changes have their sign', () => {
  expect([0.084, -0.02, 0.001].map(signed)).toEqual(['+8', '−2', '0']);
});

test('an answer of a record has a verb and a thing', () => {
  expect(answered('recruit the hermit')).toMatchObject({ verb: 'recruit', thing: 'the hermit' });
});

const LINE: BetterLine = {
  move: 4,
  seat: 0,
  steps: [
    { seat: 0, text: 'recruit hermit', events: [{ what: 'lord_recruited', seat: 0 }], view: { mine: 1 } },
    { seat: 1, text: '', events: [{ what: 'explored', seat: 1 }], view: { mine: 2 } },
  ],
};

test('a better line is looked at in place of the game, and nobody is asked in it', () => {
  const before = position(3, { ask: ask('turn', 'explore'), waiting: [0], events: [{ what: 'explored', seat: 1 }] });
  const [start, first, second] = [0, 1, 2].map((steps) => afterStep(before, LINE, steps));
  expect(start).toMatchObject({ n: 3, ask: null, waiting: [], events: [], view: {} });
  expect(first).toMatchObject({ n: 3, mover: 0, view: { mine: 1 }, events: [{ what: 'lord_recruited' }] });
  expect(second).toMatchObject({ mover: 1, view: { mine: 2 }, ask: null });
});

test('a step is told by what is seen of it, and one in secret by nothing', () => {
  const tell: Teller = { event: ({ what }) => `${what}!`, many: () => '', brief: () => '', then: () => '' };
  const [own] = LINE.steps;
  expect(own && stepInWords(own, tell, NO_TELLING)).toEqual({ said: 'lord_recruited!', more: '' });
  expect(stepInWords({ seat: 1, text: '', events: [] }, tell, NO_TELLING)).toEqual({ said: '', more: '' });
});
