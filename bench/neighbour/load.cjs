// Load on the neighbour's server through its own client: node load.cjs ADDRESS ROOMS RATE SECONDS
// Two clients a room; whoever's turn it is answers with any legal option. Prints what was measured, as JSON. After
// "begin" and "end" on its output, whoever started it looks at the server's processor time and memory.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Game, options } = require('./game.cjs');

const [address, rooms, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const LEAD_IN = 3000;
const sent = new Map();
const figures = { reply: [], shown: [] };
let next = performance.now();

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function post(path, body) {
  const reply = await fetch(`${address}/games/${Game.name}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.json();
}

/** Answers of all rooms at a steady rate; 0 is as fast as it goes. */
async function pace() {
  if (!rate) return;
  const now = performance.now();
  next = Math.max(next + 1000 / rate, now);
  await sleep(next - now);
}

async function answer(client, matchID, state) {
  await pace();
  const found = options(state.G, Number(client.playerID));
  const [move, argument] = found[Math.floor(Math.random() * found.length)];
  sent.set(matchID, performance.now());
  client.moves[move](argument);
}

function seat(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game: Game, numPlayers: 2, matchID, playerID, credentials, multiplayer, debug: false });
  let seen = -1;
  let mover = null;
  client.subscribe((state) => {
    if (state === null || !state.isConnected || state._stateID <= seen) return;
    const began = sent.get(matchID);
    if (seen >= 0 && began !== undefined) {
      figures[mover === playerID ? 'reply' : 'shown'].push(performance.now() - began);
    }
    seen = state._stateID;
    mover = state.ctx.currentPlayer;
    if (!state.ctx.gameover && mover === playerID) void answer(client, matchID, state);
  });
  client.start();
  return client;
}

async function open() {
  const { matchID } = await post('create', { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    clients.push([matchID, playerID, playerCredentials]);
  }
  return clients;
}

async function main() {
  const seats = [];
  for (let i = 0; i < rooms; i += 1) seats.push(...(await open()));
  seats.forEach((one) => seat(...one));
  await sleep(LEAD_IN);
  Object.assign(figures, { reply: [], shown: [] });
  console.log('begin');
  await sleep(seconds * 1000);
  console.log('end');
  const inSeconds = (values) => values.map((value) => value / 1000);
  const told = JSON.stringify({ reply: inSeconds(figures.reply), shown: inSeconds(figures.shown) });
  process.stdout.write(`${told}\n`, () => process.exit(0));
}

void main();
