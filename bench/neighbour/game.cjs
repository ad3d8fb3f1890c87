// A game of the size of Abyss for two, as one writes it for boardgame.io: a deck to explore, a court to recruit from,
// hidden hands. By chance it takes some 210 answers, from 2.2 options each, with a view of 0.9 KB (Abyss: some 150, 2.6
// and 1.2 KB).

const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'];
const LORDS = Array.from({ length: 35 }, (_, i) => `lord-number-${i}`);

const setup = ({ ctx, random }) => {
  const lords = random.Shuffle(LORDS);
  return {
    deck: random.Shuffle(RACES.flatMap((race) => Array.from({ length: 13 }, (_, i) => `${race}-${1 + (i % 5)}`))),
    discard: [],
    track: [],
    court: lords.splice(0, 6),
    lords,
    places: Array.from({ length: 20 }, (_, i) => `place-number-${i}`),
    council: Object.fromEntries(RACES.map((race) => [race, []])),
    threat: 0,
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      seat,
      pearls: 1,
      keys: 0,
      hand: [],
      lords: [],
      affiliated: [],
      points: { lords: 0, allies: 0, places: 0 },
    })),
  };
};

const draw = (G, random) => {
  if (!G.deck.length) [G.deck, G.discard] = [random.Shuffle(G.discard), []];
  return G.deck.pop();
};

const value = (cards) => cards.reduce((sum, card) => sum + Number(card.split('-')[1]), 0);

/** What the player may do, as [move, argument]. */
const options = (G, player) => {
  const mine = G.players[player];
  if (G.track.length) return [['take', G.track.length - 1], ...(G.track.length < 5 ? [['explore', 0]] : [])];
  const found = [['explore', 0]];
  const rich = RACES.filter((race) => G.council[race].length);
  if (rich.length) found.push(['ask', rich[0]]);
  if (mine.hand && value(mine.hand) >= 8 && G.court.length) found.push(['recruit', 0]);
  return found;
};

const legal = (G, player, move, argument) => options(G, player).some(([m, a]) => m === move && a === argument);

const moves = {
  explore: ({ G, random, playerID }, argument) => {
    if (!legal(G, playerID, 'explore', argument)) return 'INVALID_MOVE';
    if (G.deck.length + G.discard.length) G.track.push(draw(G, random));
  },
  take: ({ G, events, playerID }, at) => {
    if (!legal(G, playerID, 'take', at)) return 'INVALID_MOVE';
    const mine = G.players[playerID];
    const [taken] = G.track.splice(at, 1);
    mine.hand.push(taken);
    for (const card of G.track) G.council[card.split('-')[0]].push(card);
    G.track = [];
    mine.pearls += 1;
    events.endTurn();
  },
  ask: ({ G, events, playerID }, race) => {
    if (!legal(G, playerID, 'ask', race)) return 'INVALID_MOVE';
    G.players[playerID].hand.push(...G.council[race]);
    G.council[race] = [];
    events.endTurn();
  },
  recruit: ({ G, events, playerID }, at) => {
    if (!legal(G, playerID, 'recruit', at)) return 'INVALID_MOVE';
    const mine = G.players[playerID];
    const paid = [];
    while (value(paid) < 8) paid.push(mine.hand.shift());
    const kept = paid.pop();
    mine.affiliated.push(kept);
    G.discard.push(...paid);
    mine.lords.push(G.court.splice(at, 1)[0]);
    mine.points.lords += 6;
    if (G.lords.length) G.court.push(G.lords.pop());
    events.endTurn();
  },
};

const Game = {
  name: 'depths',
  setup,
  // What others must not see is not played in the browser either.
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  endIf: ({ G }) => (G.players.some((player) => player.lords.length >= 14) ? { over: true } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    discard: G.discard.length,
    lords: G.lords.length,
    places: G.places.length,
    council: Object.fromEntries(RACES.map((race) => [race, G.council[race]])),
    players: G.players.map((player) =>
      String(player.seat) === playerID ? player : { ...player, hand: undefined, count: player.hand.length },
    ),
  }),
};

module.exports = { Game, options };
