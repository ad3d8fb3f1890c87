import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placePopover, type Box } from '../src/table/place';
import { nearest } from '../src/table/spatial';
import { bare, inReadingOrder, meant, pointing, sameOptions } from '../src/table/targets';
import { option } from './support';

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

describe('moving by arrows', () => {
  const [here, right, below, far] = [box(0, 0), box(50, 0), box(0, 50), box(200, 5)];
  const all = [here, right, below, far];
  const RIGHT: [number, number] = [1, 0];

  test('goes to the nearest thing that way', () => expect(nearest(here, all, RIGHT)).toBe(right));
  test('goes on to the next', () => expect(nearest(right, all, RIGHT)).toBe(far));
  test('goes down', () => expect(nearest(here, all, [0, 1])).toBe(below));
  test('goes back', () => expect(nearest(right, all, [-1, 0])).toBe(here));
  test('prefers what lies straight ahead to what is nearer but aside', () => {
    const [ahead, aside] = [box(60, 0), box(40, 30)];
    expect(nearest(here, [here, aside, ahead], RIGHT)).toBe(ahead);
  });
  test('where nothing lies that way goes on in order, so that everything is reached', () =>
    expect(nearest(far, all, RIGHT)).toBe(here));
  test('stays when there is nothing else', () => expect(nearest(here, [here], RIGHT)).toBe(here));
});

describe('the place of a popover', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 800);
  });
  afterEach(() => vi.unstubAllGlobals());
  const size = { width: 200, height: 100 };

  test('leaves the question alone, even where it covers more of the rest', () => {
    const question = box(0, 320, 1000, 100);
    const { top } = placePopover(box(500, 300), size, [box(0, 0, 1000, 290)], undefined, question);
    expect(top + size.height).toBeLessThanOrEqual(320);
  });
  test('is below its thing', () => expect(placePopover(box(500, 300), size, [])).toEqual({ left: 405, top: 322 }));
  test('is elsewhere when that would cover what is lit', () => {
    const { left, top } = placePopover(box(500, 300), size, [box(400, 320, 210, 110)]);
    expect({ left, top }).toEqual({ left: 405, top: 188 });
  });
  test('rather covers what is lit than its own thing', () => {
    const tall = { width: 200, height: 780 };
    const { left } = placePopover(box(500, 300), tall, [box(0, 0, 1000, 800)]);
    expect(left).toBe(522);
  });
  test('is inside the window', () => {
    const { left, top } = placePopover(box(990, 790), size, []);
    expect(left + size.width).toBeLessThanOrEqual(992);
    expect(top + size.height).toBeLessThanOrEqual(792);
  });
  test('is beside what should stay in sight', () => {
    const clear = box(450, 250, 110, 110);
    const { left } = placePopover(box(500, 300), size, [], clear);
    expect(left).toBe(572);
  });
});

describe('what options mean', () => {
  const options = ['take crab', 'buy crab', 'take squid'].map(option);
  const all = pointing(options, ({ thing }) => [thing, `mark-${thing}`]);

  test('is found by the ids they point at', () => {
    expect(all.get('crab')?.map(({ text }) => text)).toEqual(['take crab', 'buy crab']);
    expect(all.get('mark-squid')).toHaveLength(1);
  });
  test('is everything about a thing', () => expect(meant(all, 'crab', null)).toHaveLength(2));
  test('is less where a drawing is there for one verb', () =>
    expect(meant(all, 'crab', 'buy sell').map(({ text }) => text)).toEqual(['buy crab']));
  test('is nothing for other things', () => expect(meant(all, 'lamp', null)).toEqual([]));
  test('is the same when the answers are', () => {
    expect(
      sameOptions(
        options,
        options.map((one) => ({ ...one })),
      ),
    ).toBe(true);
    expect(sameOptions(options, options.slice(1))).toBe(false);
    expect(sameOptions(options, options.toReversed())).toBe(false);
  });
});

test('things are read row by row, even when they do not quite stand in line', () => {
  const [a, b, c] = [box(300, 4), box(10, 0), box(10, 100)];
  expect(inReadingOrder([c, a, b])).toEqual([b, a, c]);
});

test('the classes of a drawing are its own but for those of the table', () => {
  expect(bare('card pick lit big')).toBe('card big');
  expect(bare(null)).toBe('');
});
