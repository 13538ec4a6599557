// boardgame.io with a game on a board of the same size: who is to move sails from a square to another, and a die falls.
const [packages, port] = process.argv.slice(2);
const require_ = require("node:module").createRequire(`${packages}/`);
const { Server, Origins } = require_("boardgame.io/server");

const SEA = {
  name: "sea",
  disableUndo: true,
  setup: () => ({ cells: Array.from({ length: 121 }, (_, n) => (n < 8 ? 1 : n > 112 ? 2 : 0)), die: 0, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    sail: ({ G, random }, from, to) => {
      const ship = G.cells[from];
      G.cells[from] = 0;
      G.cells[to] = ship;
      G.die = random.D6();
      G.moves++;
    },
  },
};

Server({ games: [SEA], origins: [Origins.LOCALHOST] }).run({ port: Number(port) }).then(() => console.log("ready"));
