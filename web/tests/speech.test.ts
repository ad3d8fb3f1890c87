import { describe, expect, test } from 'vitest';
import { breakable, glue } from '../src/lib/speech';
import { option, wordsOf } from './support';

const words = wordsOf(
  'abyss',
  `
abyss-name-keeper = the Keeper
    .acc = the Keeper (acc)
    .title = Keeper
abyss-name-crab-3 = a crab of 3
abyss-short-keeper = Guards a key.
abyss-text-frenzy = Attack twice.
abyss-option-take = Take { $thing }
abyss-option-pay = Pay { $thing ->
    [one] one pearl
   *[other] { $thing } pearls
}
abyss-ask-recruit-pay = Pay { $n } for { $becauseAcc }
    .why = Because of { $because }.
abyss-event-lord-recruited = { $seat } recruits { $thingAcc }.
abyss-event-shown = { $seat } shows { $things } to { $other }.
abyss-rule-aby-7-02 = Lords cost allies.
    .title = Paying
abyss-hello = Hello, { $name }!
`,
);

describe('names', () => {
  test('of a thing', () => expect(words.name('keeper')).toBe('the Keeper'));
  test('in a form of it', () => expect(words.name('keeper', 'title')).toBe('Keeper'));
  test('in a form it does not have', () => expect(words.name('keeper', 'gen')).toBe('the Keeper'));
  test('of a seat by its letter', () => expect(words.name('B')).toBe('Bob'));
  test('of several things in order', () => expect(words.name('keeper>crab-3')).toBe('the Keeper > a crab of 3'));
  test('of what the game has no words for', () => expect(words.name('lamp')).toBe('lamp'));
  test('of nothing', () => expect(words.name('')).toBe(''));
});

describe('texts', () => {
  test('short', () => expect(words.short('keeper')).toBe('Guards a key.'));
  test('short, where there is none', () => expect(words.short('lamp')).toBe(''));
  test('of a copy is that of the first', () => expect(words.text('frenzy-2')).toBe('Attack twice.'));
  test('where there is none', () => expect(words.text('lamp-2')).toBe(''));
});

describe('options', () => {
  test('say their verb about their thing', () => expect(words.option(option('take keeper'))).toBe('Take the Keeper'));
  test('of a number count', () => {
    expect(words.option(option('pay 1'))).toBe('Pay one pearl');
    expect(words.option(option('pay 3'))).toBe('Pay 3 pearls');
  });
  test('without words are told as they are', () => expect(words.option(option('spin keeper'))).toBe('spin the Keeper'));
  test('without words and thing are their verb', () => expect(words.option(option('spin'))).toBe('spin'));
  test('that are a part of an answer are just the thing', () =>
    expect(words.option({ ...option('take keeper'), part: true })).toBe('the Keeper'));
});

describe('questions', () => {
  test('name what is asked and why', () =>
    expect(words.ask('recruit.pay', 'keeper', 4)).toEqual({
      prompt: 'Pay 4 for the Keeper (acc)',
      why: 'Because of the Keeper.',
    }));
  test('asked because of a rule name its title', () =>
    expect(words.ask('recruit.pay', 'ABY-7.02', 4).prompt).toBe('Pay 4 for Paying'));
  test('without words are their kind', () => expect(words.ask('spin', '', 0)).toEqual({ prompt: 'spin', why: '' }));
});

describe('events', () => {
  test('tell who did what', () =>
    expect(words.event({ what: 'lord_recruited', seat: 0, thing: 'keeper' })).toBe('Anna recruits the Keeper (acc).'));
  test('tell of several things and of another seat', () =>
    expect(words.event({ what: 'shown', seat: 0, other: 1, things: ['keeper', 'crab-3'] })).toBe(
      'Anna shows the Keeper and a crab of 3 to Bob.',
    ));
  test('without words are not told', () => expect(words.event({ what: 'cut', seat: 0 })).toBe(''));
});

describe('the rest', () => {
  test('a rule has a title and a text', () =>
    expect(words.rule('ABY-7.02')).toEqual({ title: 'Paying', text: 'Lords cost allies.' }));
  test('a rule without words is its id', () => expect(words.rule('ABY-9.99')).toEqual({ title: 'ABY-9.99', text: '' }));
  test('any message can be said', () => expect(words('abyss-hello', { name: 'Anna' })).toBe('Hello, Anna!'));
  test('a message that is not there is its id', () => expect(words('abyss-bye')).toBe('abyss-bye'));
  test('whether there is one', () => {
    expect(words.has('abyss-hello')).toBe(true);
    expect(words.has('abyss-bye')).toBe(false);
  });
  test('a form of a message', () => {
    expect(words.form('abyss-name-keeper', 'title')).toBe('Keeper');
    expect(words.form('abyss-hello', 'title')).toBe('');
  });
  test('lists are joined as the language does', () => {
    expect(words.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(wordsOf('abyss', '', 'pl').list(['a', 'b', 'c'])).toBe('a, b i c');
  });
  test('the language is known', () => expect(wordsOf('abyss', '', 'pl').lang).toBe('pl'));
});

describe('how a text stands on the page', () => {
  test('a number stays with its noun', () => expect(glue('2 pearls', 'en')).toBe('2\u00a0pearls'));
  test('a one-letter Polish word does not end a line', () =>
    expect(glue('Krab i perła w muszli', 'pl')).toBe('Krab i\u00a0perła w\u00a0muszli'));
  test('in English it may', () => expect(glue('a crab', 'en')).toBe('a crab'));
  test('the last letter of a word is no word', () => expect(glue('ława stoi', 'pl')).toBe('ława stoi'));
  test('a long Polish word may break after an open syllable', () =>
    expect(breakable('przepowiadacz', 'pl')).toContain('\u00ad'));
  test('a short one may not', () => expect(breakable('perła', 'pl')).toBe('perła'));
  test('an English one is left to the browser', () => expect(breakable('extraordinary', 'en')).toBe('extraordinary'));
});
