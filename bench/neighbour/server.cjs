// The neighbour's server as its documentation sets it up, on the store of its own that writes:
// node server.cjs PORT FOLDER. The first line of its output is the port.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { Game } = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Game], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
void server.run(Number(port)).then(({ appServer }) => console.log(appServer.address().port));
