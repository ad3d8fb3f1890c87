import { describe, expect, test } from 'vitest';
import { belongTogether, lowered } from '../src/table/answers';
import { answerAfter, onlyAnswer } from '../src/table/passing';
import { completed, leadsTo, nextParts, thingsOf, toldApart, wayOptions, type Choice } from '../src/table/several';
import { ask, option } from './support';
import type { Way } from '../src/wire/table';

const untitled = (): string => '';
const titled = (verb: string): string => verb.toUpperCase();
const groups = (texts: string[], titleOf: (verb: string) => string = untitled): string[][] =>
  belongTogether(texts.map(option), titleOf).map((group) => group.options.map(({ text }) => text));

describe('the answers on the belt', () => {
  test('few stand alone', () => expect(groups(['take a', 'take b'], titled)).toEqual([['take a'], ['take b']]));
  test('four different ones do as well', () => expect(groups(['a', 'b', 'c', 'd'])).toHaveLength(4));
  test('many of one verb lie under its button', () => {
    const many = ['take a', 'take b', 'take c', 'take d'];
    expect(groups(['pass', ...many], titled)).toEqual([many, ['pass']]);
  });
  test('what has names of its own stands alone while there is room, and nothing else is to be chosen', () => {
    const heroes = ['go ann', 'go bob', 'go cid'];
    expect(groups(heroes, titled)).toEqual(heroes.map((text) => [text]));
    expect(groups(['pass', ...heroes], titled)).toEqual([...heroes, 'pass'].map((text) => [text]));
    expect(groups([...heroes, 'rest'], titled)).toEqual([heroes, ['rest']]);
  });
  test('places and parts of an answer never do', () => {
    const texts = ['go c4', 'go d4', 'go e4'].map(option);
    const isPlace = (thing: string): boolean => thing.length === 2;
    expect(belongTogether(texts, titled, { isPlace })).toHaveLength(1);
    expect(belongTogether([...texts.map((one) => ({ ...one, name: 'goblin' }))], titled, { isPlace })).toHaveLength(3);
    expect(belongTogether([...texts.map((one): Choice => ({ ...one, part: true }))], titled)).toHaveLength(1);
  });
  test('a button for many needs words; without them there is a list', () => {
    const found = belongTogether(['take a', 'take b', 'take c', 'take d', 'pass'].map(option), untitled);
    expect(found.map(({ key }) => key)).toEqual(['list', 'pass']);
  });
  test('what ends a turn stands last and is never in the list', () => {
    expect(groups(['end-turn', 'rest', 'move'])).toEqual([['rest'], ['move'], ['end-turn']]);
    const many = groups(['end-turn', 'rest', 'move', 'feat', 'tire']);
    expect(many).toEqual([['rest'], ['move'], ['feat', 'tire'], ['end-turn']]);
  });
  test('a verb with a name has its button beside the single ones', () => {
    const texts = ['a', 'b', 'move 1', 'move 2', 'guard 1', 'guard 2', 'pass'].map(option);
    const keys = belongTogether(texts, titled, { first: ['move', 'guard'], most: 6 }).map(({ key }) => key);
    expect(keys).toEqual(['move', 'guard', 'a', 'b', 'pass']);
  });
  test('of two answers neither moves', () => expect(groups(['pass', 'buy'])).toEqual([['pass'], ['buy']]));
  test('what is most of the game stands first, as many as there is room for', () => {
    const texts = ['end-turn', 'rest', 'step a', 'step b', 'step c', 'move', 'do rescue'].map(option);
    const keys = (most?: number): string[] =>
      belongTogether(texts, untitled, { first: ['do', 'move'], most }).map(({ key }) => key);
    expect(keys()).toEqual(['do rescue', 'move', 'list', 'end-turn']);
    expect(keys(6)).toEqual(['do rescue', 'move', 'rest', 'list', 'end-turn']);
  });
  test('of too many verbs a few single ones stand alone', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f 1', 'f 2'];
    expect(groups(texts, titled)).toEqual([['a'], ['b'], ['c'], ['d'], ['e', 'f 1', 'f 2']]);
  });
  test('no answer is lost, whatever there is', () => {
    for (let n = 1; n < 12; n++) {
      const texts = Array.from({ length: n }, (_, i) => `v${i % 3} t${i}`);
      expect(groups(texts).flat().sort()).toEqual(texts.toSorted());
    }
  });
  test('inside a sentence they start with a small letter', () => expect(lowered('Łowca płaci')).toBe('łowca płaci'));
});

describe('an answer of several things', () => {
  const orders = ['orders food>dig>gold', 'orders food>gold>dig', 'orders dig>food>gold'].map(option);

  test('is chosen thing by thing, each offered once', () =>
    expect(nextParts(orders, []).map(({ thing }) => thing)).toEqual(['food', 'dig']));
  test('goes on with what fits the things picked', () =>
    expect(nextParts(orders, ['food']).map(({ thing }) => thing)).toEqual(['dig', 'gold']));
  test('offers nothing after a wrong start', () => expect(nextParts(orders, ['gold'])).toEqual([]));
  test('shows its parts as parts', () =>
    expect(nextParts(orders, [])[0]).toMatchObject({ part: true, verb: 'orders', text: 'orders food' }));
  test('leaves answers of one thing as they are, until something is picked', () => {
    const pass = option('pass');
    expect(nextParts([...orders, pass], [])).toContain(pass);
    expect(nextParts([...orders, pass], ['food'])).not.toContain(pass);
  });
  test('is whole when all its things are there', () => {
    expect(completed(orders, ['food', 'dig'])).toBeUndefined();
    expect(completed(orders, ['food', 'dig', 'gold'])?.text).toBe('orders food>dig>gold');
  });
  test('is led to by its next thing only', () => {
    const led = (picked: string[]): string[] =>
      nextParts(orders, picked)
        .filter((part) => leadsTo(part, 'orders food>gold>dig'))
        .map(({ thing }) => thing);
    expect([led([]), led(['food']), led(['food', 'gold']), led(['dig'])]).toEqual([['food'], ['gold'], ['dig'], []]);
    expect(leadsTo(option('pass'), undefined)).toBe(false);
  });
  test('has its things in order', () => expect(thingsOf(option('orders b>a'))).toEqual(['b', 'a']));
});

describe('a question with one answer', () => {
  const alone = { alone: true, lesson: null };
  const people = { alone: false, lesson: null };
  const here = { back: false };
  const forced = ask('act', 'take crab-3');
  const pass = ask('react', 'pass');

  test('answers itself against bots', () => {
    expect(onlyAnswer(forced, here, alone, 'bots')?.text).toBe('take crab-3');
    expect(onlyAnswer(forced, here, alone, 'all')?.text).toBe('take crab-3');
  });
  test('is asked by who wants it so', () => expect(onlyAnswer(forced, here, alone, 'ask')).toBeNull());
  test('is asked where it has two, or none', () => {
    expect(onlyAnswer(ask('react', 'pass', 'hit'), here, alone, 'bots')).toBeNull();
    expect(onlyAnswer(null, here, alone, 'bots')).toBeNull();
  });
  test('with people at the table only passes, and only for who wants it so', () => {
    expect(onlyAnswer(pass, here, people, 'all')?.text).toBe('pass');
    expect(onlyAnswer(ask('react', 'decline'), here, people, 'all')?.text).toBe('decline');
    expect(onlyAnswer(pass, here, people, 'bots')).toBeNull();
    expect(onlyAnswer(forced, here, people, 'all')).toBeNull();
    expect(onlyAnswer(ask('react', 'pass crab-3'), here, people, 'all')).toBeNull();
  });
  test('is asked in a lesson, where moves were taken back to it, and where it is answered', () => {
    expect(onlyAnswer(forced, here, { ...alone, lesson: 'first' }, 'bots')).toBeNull();
    expect(onlyAnswer(forced, { back: true }, alone, 'bots')).toBeNull();
    expect(onlyAnswer({ ...forced, answered: 'take crab-3' }, here, alone, 'bots')).toBeNull();
  });
  test('is answered soon against bots, and among people nobody can tell how soon', () => {
    expect(answerAfter(true)).toBe(450);
    expect(answerAfter(false)).toBeGreaterThanOrEqual(700);
  });
});

describe('two answers that would read the same', () => {
  const aim = (thing: string, name?: string): Choice => ({ ...option(`target ${thing}`), name });

  test('say where they differ', () =>
    expect(toldApart([aim('p5', 'barghest-1'), aim('q5', 'barghest-1')]).map(({ at }) => at)).toEqual(['p5', 'q5']));
  test('and no others do', () =>
    expect(toldApart([aim('p5', 'barghest-1'), aim('q7', 'goblin-1'), aim('r1'), aim('r2')])).toEqual([
      aim('p5', 'barghest-1'),
      aim('q7', 'goblin-1'),
      aim('r1'),
      aim('r2'),
    ]));
});

describe('a way of several answers', () => {
  const way = (thing: string, ...answers: string[]): Way => ({ thing, answers, cost: answers.length, marks: [] });

  test('is an option of its own, unless it is one already', () => {
    const asked = { ...ask('turn.action', 'step b1'), ways: [way('b1', 'step b1'), way('c1', 'step b1', 'step c1')] };
    expect(wayOptions(asked).map((one) => [one.text, one.way?.answers])).toEqual([['way c1', ['step b1', 'step c1']]]);
  });
});
