import { describe, expect, test } from 'vitest';
import { rewardsText, rewardText } from '../src/boards/abyss/say';
import { naming as abyssNaming, says as abyssSays } from '../src/boards/abyss/says';
import { rule as abyssRule, spots as abyssSpots } from '../src/boards/abyss/spots';
import * as abyss from '../src/boards/abyss/view';
import { along, cardsIn, chapters, eventsOn, symbolsOf } from '../src/boards/descent/world';
import { named, stepsOf, takesAction } from '../src/boards/descent/ways';
import * as descent from '../src/boards/descent/view';
import { rule as dungeonRule } from '../src/boards/dungeonlords/spots';
import * as dungeon from '../src/boards/dungeonlords/view';
import * as deck from '../src/boards/shadespire/deck';
import { says as shadespireSays } from '../src/boards/shadespire/say';
import { around, contour, layout } from '../src/boards/shadespire/field';
import * as shadespire from '../src/boards/shadespire/view';
import { linesOf, widthOf } from '../src/boards/tyrants/map';
import { bundles } from '../src/boards/tyrants/bundles';
import { naming as tyrantsNaming, says as tyrantsSays } from '../src/boards/tyrants/says';
import { spots as tyrantsSpots, verbsAt } from '../src/boards/tyrants/spots';
import * as tyrants from '../src/boards/tyrants/view';
import { ask, option, wordsOf } from './support';

describe('Abyss', () => {
  test('an ally has a race and a value', () => expect(abyss.allyOf('crab-3')).toEqual({ race: 'crab', value: 3 }));
  test('the monster is none', () => expect(abyss.allyOf('monster')).toBeNull());
  test('a reward has parts', () =>
    expect(abyss.rewardParts('1-key+2-pearl')).toEqual([
      { what: 'key', n: 1 },
      { what: 'pearl', n: 2 },
    ]));
  test('rewards are told, and alternatives joined', () => {
    const words = wordsOf(
      'abyss',
      `abyss-board-pearls = { $n } pearls
abyss-board-key-tokens = { $n } keys
abyss-board-or = { $first } or { $second }`,
    );
    expect(rewardText(words, '1-key+2-pearl')).toBe('1 keys and 2 pearls');
    expect(rewardsText(words, ['1-key', '2-pearl'])).toBe('1 keys or 2 pearls');
  });
  test('the same card several times has keys of its own', () =>
    expect(abyss.keyed(['crab-1', 'crab-1', 'squid-2']).map(({ key }) => key)).toEqual([
      'crab-1',
      'crab-1:2',
      'squid-2',
    ]));
  test('options without a thing point at the pile they turn up', () => {
    expect(abyssSpots(option('explore'))).toEqual(['exploration-deck']);
    expect(abyssSpots(option('take crab-3'))).toEqual(['crab-3']);
    expect(abyssSpots(option('pass'))).toEqual([]);
  });
  test('a question knows its rule', () => {
    expect(abyssRule('explore.buy', '')).toBe('ABY-4.02');
    expect(abyssRule('lord.ability', 'nothing')).toBeNull();
  });
  test('who can only explore is told why', () => {
    const words = wordsOf('abyss', 'abyss-board-only-explore = no Lord, no stack');
    const asked = (...options: string[]): ReturnType<typeof abyssSays> =>
      abyssSays({ ask: ask('turn.action', ...options), view: {} as abyss.AbyssView, words });
    expect(asked('explore')).toEqual({ why: 'no Lord, no stack' });
    expect(asked('explore', 'support council-crab')).toBeNull();
  });
  test('who is done below the price adds as many pearls, and nothing at the price', () => {
    const pay = { ...ask('recruit.pay', 'pay crab-1', 'done'), n: 2 };
    expect(abyssNaming(option('done'), pay)).toBe('2');
    expect(abyssNaming(option('pay crab-1'), pay)).toBe('');
    expect(abyssNaming(option('done'), { ...pay, n: 0 })).toBe('');
  });
});

describe('Tyrants', () => {
  test('a space of a site has the site for its place', () =>
    expect(tyrants.placeOf('gauntlgrym.2')).toBe('gauntlgrym'));
  test('a space of a route is a place of its own', () => expect(tyrants.placeOf('a__b.1')).toBe('a__b.1'));
  test('cards of a pile are counted in the order in which they lie', () =>
    expect(tyrants.counted(['noble', 'soldier', 'noble'])).toEqual([
      { id: 'noble', n: 2 },
      { id: 'soldier', n: 1 },
    ]));
  test('an option on a space lights all spaces of the site that are alike', () => {
    const view = { troops: { 'ched.0': 'A', 'ched.1': 'B', 'ched.2': 'A' } } as unknown as tyrants.TyrantsView;
    expect(tyrantsSpots(option('assassinate ched.0'), view)).toEqual(['ched.0', 'ched.2']);
    expect(tyrantsSpots(option('end-turn'), view)).toEqual([]);
  });
  test('a verb means one zone in one question and another in the next', () => {
    expect(verbsAt('hand', 'turn.action')).toContain('play');
    expect(verbsAt('market', 'turn.action')).toBe('recruit');
    expect(verbsAt('market', 'ulitharid.play')).toBe('recruit play');
    expect(verbsAt('played', 'turn.action')).toBe('none');
  });
  test('a long name stands in even lines', () => {
    expect(linesOf('Gracklstugh')).toEqual(['Gracklstugh']);
    expect(linesOf('Ruins of Dekanter')).toEqual(['Ruins of', 'Dekanter']);
  });
  test('wide letters are wide', () => expect(widthOf('mm')).toBeGreaterThan(widthOf('ll')));
});

describe('Dungeon Lords', () => {
  const tile = (cell: string, conquered = false): dungeon.Tile => ({ cell, room: null, conquered, uses: 0 });

  test('a cell is a column and a row', () => expect(dungeon.place('cell-2-3')).toEqual([2, 3]));
  test('the party marches through what is conquered', () =>
    expect(
      dungeon.march(
        [tile('cell-2-0', true), tile('cell-2-1', true), tile('cell-3-1', true), tile('cell-3-2')],
        'cell-3-2',
      ),
    ).toEqual(['cell-2-0', 'cell-2-1', 'cell-3-1', 'cell-3-2']));
  test('and no other way', () =>
    expect(dungeon.march([tile('cell-2-0', true), tile('cell-2-1'), tile('cell-2-2')], 'cell-2-2')).toEqual([]));
  test('the nicest come first, from the starting player on', () => {
    const view = { starter: 1, neutral_evil: null, dungeons: [{ evil: 5 }, { evil: 5 }, { evil: 2 }] };
    expect(dungeon.nicest(view as dungeon.DungeonView)).toEqual([2, 1, 0]);
  });
  test('neutral minions stand among them', () => {
    const view = { starter: 0, neutral_evil: 3, dungeons: [{ evil: 5 }, { evil: 2 }] };
    expect(dungeon.nicest(view as dungeon.DungeonView)).toEqual([1, -1, 0]);
  });
  test('a battle is told by steps, a spell after the monsters as a slow one', () => {
    const events = [
      'passed',
      'battle_starts',
      'trap_sprung',
      'monster_attacks',
      'spell_cast',
      'fatigue',
      'combat_won',
      'passed',
    ];
    const beats = dungeon.told(events.map((what) => ({ what })));
    expect(beats.map(({ step }) => step)).toEqual(['traps', 'monsters', 'slow', 'conquering']);
    expect(beats.at(-1)?.events.at(-1)?.what).toBe('combat_won');
  });
  test('a story has an end', () => {
    const ends = (what: string): string => dungeon.verdict([{ step: 'conquering', events: [{ what }], stands: null }]);
    expect(['combat_won', 'tile_conquered', 'conquering_skipped', 'card_unknown', 'passed'].map(ends)).toEqual([
      'saved',
      'lost',
      'held',
      'open',
      '',
    ]);
  });
  test('a question knows its rule', () =>
    expect([dungeonRule('dig'), dungeonRule('dance')]).toEqual(['DUN-6.12', null]));
});

describe('Shadespire', () => {
  test('says why only cards are left, and nothing while a fighter can act', () => {
    const words = wordsOf('shadespire', 'shadespire-board-fighters-done = { $n } left, fighters done');
    const why = (...answers: string[]): string | undefined =>
      shadespireSays({ ask: { ...ask('activation', ...answers), n: 2 }, words })?.why;
    expect(why('draw', 'swap a', 'pass')).toBe('2 left, fighters done');
    expect(why('draw', 'guard b', 'pass')).toBeUndefined();
    expect(shadespireSays({ ask: ask('power', 'pass'), words })).toBeNull();
  });
  test('knows a hex from a fighter or a card', () => {
    expect(['d4', 'k11'].every(shadespire.isHex)).toBe(true);
    expect(['targor', 'hold_objective_3', '3'].some(shadespire.isHex)).toBe(false);
  });
  const catalogue = {
    objectives: { hold: { warband: 'universal', glory: 1, when: 'end' } },
    ploys: {
      sidestep: { warband: 'universal', reaction: false },
      rebound: { warband: 'fiends', reaction: true },
    },
    upgrades: { helm: { warband: 'boyz', only: [], attacks: [] } },
  } as unknown as shadespire.ShadespireCatalogue;
  const text = 'warband fiends\nobjectives\nhold\npower\nsidestep\n';

  test('a deck is read', () =>
    expect(deck.readDeck(text)).toEqual({ warband: 'fiends', objectives: ['hold'], power: ['sidestep'] }));
  test('and written back as it was', () => expect(deck.writeDeck(deck.readDeck(text))).toBe(text));
  test('a deck may stand in one line, with remarks', () =>
    expect(deck.readDeck('warband fiends; objectives; hold # easy; power; sidestep').power).toEqual(['sidestep']));
  test('a card goes to its pile', () => {
    const read = deck.readDeck(deck.EMPTY_DECK);
    expect(deck.withCard(catalogue, read, 'hold').objectives).toEqual(['hold']);
    expect(deck.withCard(catalogue, read, 'helm').power).toEqual(['helm']);
  });
  test('a card is taken out', () => {
    const less = deck.without(deck.readDeck(text), 'hold');
    expect([deck.has(less, 'hold'), deck.has(less, 'sidestep')]).toEqual([false, true]);
  });
  test('reactions are ploys', () => expect(deck.pileOf(catalogue, 'rebound')).toBe('ploy'));
  test('a warband may use its own cards and those of all', () =>
    expect(deck.usableBy(catalogue, 'fiends')).toEqual(['hold', 'sidestep', 'rebound']));
  test('letters are searched without their marks', () => expect(deck.plain('Łódź')).toBe('lodz'));
  test('a fraction is a number', () => expect(shadespire.value('1/4')).toBe(0.25));
  test('a token has a number, unless it lies face down', () =>
    expect([shadespire.tokenNumber('token-3'), shadespire.tokenNumber(null)]).toEqual(['3', '?']));

  const hex = (x: number, r: number): shadespire.Hex => ({ x, r, territory: null, kind: 'plain', edge: false });
  test('a hex has six neighbours at the same distance', () => {
    const { at } = layout([hex(0, 0), hex(4, 4)], 1);
    const [cx, cy] = at(2, 2);
    const far = around(2, 2).map(([x, r]) => Math.hypot(at(x, r)[0] - cx, at(x, r)[1] - cy));
    expect(new Set(far.map((d) => d.toFixed(3))).size).toBe(1);
  });
  test('a long battlefield is turned to fit its frame', () => {
    const long = [hex(0, 0), hex(2, 12)];
    expect(layout(long, 3).turned).toBe(true);
    expect(layout(long, 0.3).turned).toBe(false);
  });
  test('a line round two hexes leaves out the side between them', () => {
    const pair = [hex(0, 0), hex(2, 0)];
    expect(contour(pair, layout(pair, 1)).match(/M/g)).toHaveLength(10);
  });
});

describe('Descent', () => {
  test('a space is a row and a column', () => {
    expect(descent.at('a1')).toEqual([0, 0]);
    expect(descent.at('z12')).toEqual([11, 25]);
    expect(descent.at('ab3')).toEqual([2, 27]);
  });
  test('and back', () => {
    for (const space of ['a1', 'z12', 'aa3', 'ab30']) expect(descent.spaceAt(...descent.at(space))).toBe(space);
  });
  test('a large figure covers its squares', () =>
    expect(descent.base(['c2', 'd2', 'c3', 'd3'])).toEqual({ row: 1, column: 2, w: 2, h: 2 }));
  test('a copy is printed like the first', () => expect(descent.printed('frenzy-2')).toBe('frenzy'));
  test('a side of a die shows what is on it', () => {
    expect(descent.face('blue-1')).toMatchObject({ miss: true, hearts: 0 });
    expect(descent.face('blue-6')).toMatchObject({ miss: false, hearts: 1, surges: 1, range: 6 });
    expect(descent.face('black-6').shields).toBe(4);
  });
  test('a die not rolled yet shows its colour', () =>
    expect(descent.face('red')).toMatchObject({ colour: 'red', rolled: false, hearts: 0 }));
  test('copies are told apart', () => expect(descent.copies(['a', 'a']).map(({ key }) => key)).toEqual(['a:1', 'a:2']));
  test('symbols stand at equal steps along a trail', () =>
    expect(along([0, 0], [30, 60], 2)).toEqual([
      [10, 20],
      [20, 40],
    ]));
  test('a campaign is told a chapter a quest', () =>
    expect(
      chapters([
        ['gold', 'x', 1],
        ['won', 'first_blood', 0],
        ['bought', 'bow', 75],
        ['won', 'death', 1],
      ]),
    ).toEqual([
      { quest: 'first_blood', side: 'heroes', lines: [['bought', 'bow', 75]] },
      { quest: 'death', side: 'overlord', lines: [] },
    ]));
});

describe('the roads of Descent', () => {
  const trails: [string, string, string[]][] = [
    ['ruins', 'road', ['road']],
    ['den', 'road', ['plain', 'forest']],
  ];
  test('have their signs in the order of the journey, whichever way the trail is drawn', () =>
    expect(symbolsOf(trails, ['ruins', 'road', 'den'])).toEqual(['road', 'forest', 'plain']));
  test('bring what the travel cards hold for each sign', () => {
    const travel = ['road-1', 'plain-1', 'road-10'];
    expect(eventsOn(travel, 'road')).toEqual(['road-1', 'road-10']);
    expect(cardsIn(travel)).toBe(10);
  });
});

describe('a way of Descent', () => {
  const way = { thing: 'c1', answers: ['move', 'step b1', 'step c1'], cost: 2, marks: [] };
  test('leads over spaces, and may take a move action first', () => {
    expect(stepsOf(way)).toEqual(['b1', 'c1']);
    expect(takesAction(way)).toBe(true);
    expect(takesAction({ ...way, answers: ['step b1'] })).toBe(false);
  });
  test('of a base goes by its corners', () => {
    expect(named(['r3', 's3'])).toBe('R3–S3');
    expect(named(['r3'])).toBe('R3');
  });
});

test('a space of a site goes by the site, a space of a route and a card by nothing but themselves', () => {
  expect(tyrantsNaming(option('deploy eryndlyn.1'))).toBe('eryndlyn');
  expect(tyrantsNaming(option('deploy eryndlyn__kanaglym.1'))).toBe('');
  expect(tyrantsNaming(option('play noble'))).toBe('');
});

test('a turn of Tyrants in which nothing is left to do says so, one with a card in hand does not', () => {
  const words = wordsOf('tyrants', 'tyrants-board-all-done = End it\ntyrants-board-all-done-why = Nothing left');
  expect(tyrantsSays({ ask: ask('turn.action', 'end-turn'), words })).toEqual({
    prompt: 'End it',
    why: 'Nothing left',
  });
  expect(tyrantsSays({ ask: ask('turn.action', 'play noble', 'end-turn'), words })).toBeNull();
});

describe('cards played with one click', () => {
  const view = (...hand: string[]): tyrants.TyrantsView => ({ players: [{ hand }] }) as unknown as tyrants.TyrantsView;
  const act = ask('turn.action', 'play noble', 'play soldier', 'play kobold', 'end-turn');

  test('are those that only bring something, each of them', () =>
    expect(bundles(act, view('noble', 'kobold', 'soldier', 'noble'))).toMatchObject([
      { verb: 'play-all', thing: '3', way: { answers: ['play noble', 'play soldier', 'play noble'] } },
    ]));
  test('are two at least', () => expect(bundles(act, view('noble', 'kobold'))).toEqual([]));
  test('stay in hand while another card may take one of them', () => {
    expect(bundles(act, view('noble', 'noble', 'orcus'))).toEqual([]);
    expect(bundles(act, view('noble', 'noble', 'kobold'))).toHaveLength(1);
  });
  test('are played in one question only, and only where all may be', () => {
    expect(bundles({ ...act, kind: 'pay.devour-hand' }, view('noble', 'noble'))).toEqual([]);
    expect(bundles(ask('turn.action', 'play noble'), view('noble', 'soldier'))).toEqual([]);
  });
});
