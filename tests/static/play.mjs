// Plays the games that the native engine has played, by the library, and says which ones differ.
// node play.mjs LIBRARY PLAYED.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { open } from "./kernels.mjs";

const [library, played] = process.argv.slice(2);
const told = JSON.parse(readFileSync(played));
const { kernels: k, memory, room } = await open(library);
const { size, most_moves: most, trace_room: rows } = told;
const s = room(size), copy = room(size), out = room(8 * most), weights = room(8 * most), trace = room(48 * rows);
const rng = room(16), scores = room(8 * Math.max(most, 8)), options = room(8 * told.options.length);
const bytes = () => new Uint8Array(memory.buffer);
const part = (at, length) => new Uint8Array(memory.buffer, at, length);
const number = (at) => Number(new BigInt64Array(memory.buffer, at, 1)[0]);
const put = (at, value) => { new BigInt64Array(memory.buffer, at, 1)[0] = BigInt(value); };
const mover = () => new Int8Array(memory.buffer, s, 1)[0];
const next = (x) => (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
const word = new BigInt64Array(1), wordBytes = new Uint8Array(word.buffer);
const hash = () => createHash("blake2b512");
const short = (h) => h.digest("hex").slice(0, 32);

function play(n) {
  let x = (n * 7919 + 12345) & 0x7fffffff, plies = 0;
  const [low, high] = told.seats, seats = low + (n % (high - low + 1)), h = hash();
  bytes().fill(0, s, s + size);
  const head = new Int8Array(memory.buffer, s, 3);
  [head[0], head[1], head[2]] = [-1, seats, -1];
  told.options.forEach((value, i) => put(options + 8 * i, value));
  k.ludo_begin(s, seats, options, told.options.length);
  while (mover() !== -2) {
    const count = k.ludo_moves(s, out, most);
    h.update(part(out, 8 * count));
    x = next(x);
    let i = (x >> 8) % count;
    if (mover() === -1) {
      const total = k.ludo_odds(s, weights, most);
      h.update(Uint8Array.of(k.ludo_seen_by(s) & 255, total === 0 ? 1 : 0));
      if (total !== 0) {
        h.update(part(weights, 8 * count));
        let ticket = (x >> 8) % total;
        i = 0;
        while (ticket >= number(weights + 8 * i)) ticket -= number(weights + 8 * i++);
      }
    }
    x = next(x);
    word[0] = BigInt(k.ludo_why_not(s, ((x >> 4) % (told.numbers + 20)) - 10));
    h.update(wordBytes);
    if (plies % 5 === 0)
      for (let seat = -1; seat < seats; seat++) {
        bytes().copyWithin(copy, s, s + size);
        k.ludo_hide(copy, seat);
        h.update(part(copy, size));
        put(rng, x), put(rng + 8, 0);
        k.ludo_imagine(copy, seat, rng, 2);
        h.update(part(copy, size)), h.update(part(rng, 16));
      }
    put(trace, 0);
    k.ludo_play(s, number(out + 8 * i), trace, rows, 6);
    h.update(part(trace, 48 * (number(trace) + 1)));
    h.update(part(s, size));
    plies++;
  }
  bytes().fill(0, scores, scores + 8 * seats);
  k.ludo_scores(s, scores, Math.max(most, 8));
  h.update(part(scores, 8 * seats));
  return short(h);
}

function think({ world, seats, me, seed, simulations, nodes, settings, width, deepest, marks }) {
  const tree = room(48 * nodes), worth = room(8 * (seats + 1) * nodes), root = room(size), counters = room(16);
  const row = (length, values = []) => {
    const at = room(8 * length);
    bytes().fill(0, at, at + 8 * length);
    values.forEach((value, i) => put(at + 8 * i, value));
    return at;
  };
  bytes().fill(0, tree, tree + 48 * nodes);
  bytes().fill(0, worth, worth + 8 * (seats + 1) * nodes);
  bytes().set(Buffer.from(world, "hex"), s);
  k.ludo_hide(s, me);
  bytes().copyWithin(root, s, s + size);
  put(counters, 1), put(counters + 8, 0);
  const set = row(settings.length, settings), seen = row(marks), listed = row(width), weighed = row(width);
  const first = row(width, Array(width).fill(1)), path = row(deepest), won = row(seats), dice = row(2, [seed, 0]);
  if (k.ludo_first_priors) {
    k.ludo_imagine(s, me, dice, 2);
    k.ludo_first_priors(s, listed, width, k.ludo_moves(s, listed, width), first, width);
  }
  k.ludo_think(
    s, s, size / 4, root, size / 4, me, simulations, tree, nodes, 6, worth, nodes, seats + 1, counters, 2,
    set, settings.length, seen, marks, listed, width, weighed, width, first, width, path, deepest, won, seats, dice, 2, 0, 0, 6,
  );
  return short(hash().update(part(tree, 48 * nodes)).update(part(worth, 8 * (seats + 1) * nodes)));
}

const differ = [];
for (const [n, digest] of Object.entries(told.games)) if (play(Number(n)) !== digest) differ.push(`game ${n}`);
told.searches.forEach((search, i) => { if (think(search) !== search.digest) differ.push(`search ${i}`); });
console.log(JSON.stringify({ games: Object.keys(told.games).length, searches: told.searches.length, differ }));
