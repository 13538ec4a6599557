// The load: tables of two, each player a WebSocket that answers every turn of its own at once, or after a while.
// It reads a plan from its arguments, seats everybody, connects, plays, and writes one JSON line for each stage.
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";

const plan = JSON.parse(process.argv[2]);
const require = createRequire(`${plan.packages}/`);
const { WebSocket } = require("ws");

const now = () => performance.now();
const say = (stage, more = {}) => process.stdout.write(`${JSON.stringify({ stage, ...more })}\n`);

async function post(base, path, body, cookie = "") {
  const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
  const said = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!said.ok) throw new Error(`${path}: ${said.status} ${await said.text()}`);
  return [await said.json(), (said.headers.getSetCookie()[0] ?? "").split(";")[0]];
}

const entropy = () => Array.from({ length: 32 }, () => "0123456789abcdef"[Math.floor(Math.random() * 16)]).join("");
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Ludothèque. Of a change, as much as a player needs: whose turn it is, and what is offered. */
const house = {
  async seat(base) {
    const me = { kind: "me" }, rival = { kind: plan.rival ?? "friend", ...(plan.rival && { level: 5 }) };
    const rivals = Array.from({ length: plan.seats - 1 }, () => rival);
    const [{ table }, cookie] = await post(base, "/api/tables", { game: plan.game, seats: [me, ...rivals], name: "Ada", door: "open" });
    const cookies = [cookie];
    for (let n = 1; n < plan.seats && !plan.rival; n++) cookies.push((await post(base, `/api/tables/${table}/join`, { name: `Bea ${n}` }))[1]);
    for (const one of cookies) await post(base, `/api/tables/${table}/actions`, { do: "stir", entropy: entropy() }, one);
    return cookies.map((cookie) => ({ table, cookie }));
  },
  dial: (base, { table, cookie }) =>
    new WebSocket(`${base.replace(/^http/, "ws")}/api/tables/${table}/live`, { headers: { cookie }, ...LEAN }),
  read(player, text) {
    const message = JSON.parse(text);
    if (message.refusal) throw new Error(JSON.stringify(message.refusal));
    if (message.seq <= player.seq) return false;
    player.seq = message.seq;
    const { to_move, thrower, offers } = message.frame ?? {};
    if (to_move !== undefined) player.to_move = to_move;
    if (thrower !== undefined) player.thrower = thrower;
    if (offers) player.offers = offered(player.offers, offers);
    return true;
  },
  answer(player) {
    if (player.to_move === -1 && player.thrower === player.seat) return THROW;
    if (player.to_move !== player.seat || !player.offers.length) return "";
    return `{"ref":1,"action":{"do":"move","move":${JSON.stringify(any(player.offers))}}}`;
  },
};
const THROW = '{"ref":1,"action":{"do":"throw"}}';
const LEAN = { perMessageDeflate: false, skipUTF8Validation: true };

/** The moves that are offered now: a whole list, or what changed in it. */
function offered(before, said) {
  if (Array.isArray(said)) return said.map(({ move }) => move);
  const gone = new Set(said.gone), put = said.put.map(([, { move }]) => move);
  return [...before.filter((move) => !gone.has(move) && !put.includes(move)), ...put];
}

/** boardgame.io, over its own socket.io; a match is made for who asks for it, and everybody may play in it. */
const peer = {
  matches: 0,
  async seat() {
    const table = `match-${++peer.matches}`;
    return [{ table }, { table }];
  },
  dial: (base) => new WebSocket(`${base.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`, LEAN),
  read(player, text) {
    if (text[0] === "0") player.socket.send("40/sea,");
    else if (text.startsWith("40")) player.socket.send(`42/sea,${JSON.stringify(["sync", player.table, `${player.seat}`, null, 2])}`);
    else if (text === "2") player.socket.send("3");
    if (!text.startsWith("42/sea,")) return false;
    const [kind, , said] = JSON.parse(text.slice(7));
    const state = kind === "sync" ? said.state : said;
    if ((kind !== "sync" && kind !== "update") || state._stateID <= player.seq) return false;
    player.seq = state._stateID;
    player.to_move = Number(state.ctx.currentPlayer);
    return true;
  },
  answer(player) {
    if (player.to_move !== player.seat) return "";
    const args = [Math.floor(Math.random() * 121), Math.floor(Math.random() * 121)];
    const payload = { type: "sail", args, playerID: `${player.seat}` };
    return `42/sea,${JSON.stringify(["update", { type: "MAKE_MOVE", payload }, player.seq, player.table, `${player.seat}`])}`;
  },
};

const side = plan.peer ? peer : house;
const load = { from: Infinity, until: Infinity, moves: 0, all: 0, bytes: 0, mine: [], theirs: [] };

async function inTurn(count, at_once, work) {
  let next = 0;
  const worker = async () => { while (next < count) await work(next++); };
  await Promise.all(Array.from({ length: at_once }, worker));
}

function connect(player) {
  return new Promise((resolve, reject) => {
    const socket = (player.socket = side.dial(player.base, player));
    let first = true;
    socket.on("error", reject);
    socket.on("message", (data) => {
      const came = now(), text = data.toString();
      if (came >= load.from && came < load.until) load.bytes += data.length;
      if (!side.read(player, text)) return;
      if (first) (first = false), resolve();
      else note(player, came);
      if (load.from < Infinity) go(player);
    });
  });
}

/** The new frame has come to who moved, or to who looked on. */
function note(player, came) {
  const { at } = player;
  if (!at.sent || (player.seq <= at.seq)) return;
  const times = player === at.mover ? load.mine : load.theirs;
  if (player === at.mover) load.all++;
  if (at.sent >= load.from && came <= load.until) {
    times.push(came - at.sent);
    if (player === at.mover) load.moves++;
  }
}

function go(player) {
  if (now() >= load.until) return;
  const message = side.answer(player);
  if (!message) return;
  const send = () => {
    Object.assign(player.at, { sent: now(), mover: player, seq: player.seq });
    player.socket.send(message);
  };
  const pause = plan.offered ? (-Math.log(1 - Math.random()) * plan.tables * 1000) / plan.offered : 0;
  if (pause) setTimeout(send, pause);
  else send();
}

function quantile(times, part) {
  const sorted = times.sort((a, b) => a - b);
  return sorted.length ? +sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(2) : null;
}

const rest = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const players = [];
await inTurn(plan.warm ?? 20, 4, () => side.seat(plan.bases[0]));
say("warm");
await inTurn(plan.tables, 8, async (n) => {
  const seated = await side.seat(plan.bases[n % plan.bases.length]);
  const at = { sent: 0, mover: null, seq: 0 };
  seated.forEach((one, seat) => players.push({ ...one, seat, at, seq: -1, to_move: -9, thrower: -9, offers: [], base: plan.bases[(n + seat) % plan.bases.length] }));
});
await rest(1);
say("seated", { players: players.length });
await inTurn(players.length, 32, (n) => connect(players[n]));
await rest(1);
say("connected");
if (plan.seconds) {
  load.from = now() + 1000;
  load.until = load.from + plan.seconds * 1000;
  for (const player of players) go(player);
  await rest(1);
  say("playing");
  const worked = process.cpuUsage();
  await rest(plan.seconds);
  const { user, system } = process.cpuUsage(worked);
  say("played", {
    moves: load.moves,
    bytes_per_move: Math.round(load.bytes / Math.max(1, load.moves)),
    p50_ms: quantile(load.mine, 0.5),
    p99_ms: quantile(load.mine, 0.99),
    other_p50_ms: quantile(load.theirs, 0.5),
    other_p99_ms: quantile(load.theirs, 0.99),
    players_cpu: +((user + system) / 1e6 / plan.seconds).toFixed(2),
  });
}
process.exit(0);
