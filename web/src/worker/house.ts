// The house: Python, its tables in the browser's database, bots in workers of their own, and one page that asks.
import type { FromHouse, Keeps, ToHouse } from "../rooms.svelte";
import { nameOf } from "../addresses";
import { Database } from "./database";
import { Engine } from "./python";
import { isSigned } from "./signature";
import { Thinker } from "./thinker";

/** `Window` in ludotheque/worker/browser.py. */
interface Window {
  ask(method: string, path: string, body: string): Promise<[boolean, string]>;
  dial(id: number, table: string, since: number, tell: (text: string) => void): Promise<boolean>;
  bring(game: string): Promise<void>;
  hear(id: number, text: string): void;
  hang_up(id: number): void;
}

const REST = 500; // milliseconds, in which the first board is laid
const PACE = 0.6; // seconds, so that a person can follow
const say = (message: FromHouse): void => postMessage(message);

/** One page at a time has the house: who comes last. A browser that keeps nothing has no locks either. */
function takeOver(name: string): Promise<void> {
  return new Promise((taken) => {
    const held = navigator.locks.request(name, { steal: true }, () => (taken(), new Promise(() => {})));
    held.catch(({ name }: Error) => (name === "AbortError" ? (say({ say: "elsewhere" }), close()) : taken()));
  });
}

async function open({ parts, base, pace = PACE }: Extract<ToHouse, { do: "open" }>): Promise<Window> {
  const progress = (bytes: number, of: number) => say({ say: "fetched", bytes, of });
  const name = nameOf(base);
  const [engine] = await Promise.all([Engine.open(parts, base, progress), takeOver(name)]);
  const bots = new Thinker(parts, base);
  const students = new Thinker(parts, base);
  const { open_house } = engine.python.pyimport("ludotheque.worker.browser");
  const bring = (game: string) => engine.bring(game);
  const think = (game: string, job: Uint8Array) => bots.give(game, job);
  const study = (game: string, job: Uint8Array) => students.give(game, job);
  let keeps: Keeps = "nothing";
  const openDatabase = async (kinds: string[]): Promise<Database> => {
    const database = await Database.open(name, kinds);
    keeps = database.isNewer ? "newer" : "all";
    return database;
  };
  const window = (await open_house(openDatabase, bring, think, study, isSigned, pace)) as Window;
  say({ say: "ready", keeps });
  setTimeout(() => bots.wake(), REST);
  return window;
}

let opening: Promise<Window>;

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.do === "open") {
    opening = open(data);
    opening.catch((error: unknown) => say({ say: "broken", why: String(error) }));
    return;
  }
  const house = await opening;
  if (data.do === "ask") {
    const [ok, text] = await house.ask(data.method, data.path, data.body);
    say({ say: "answer", id: data.id, ok, text });
  } else if (data.do === "dial") {
    const { id, table, since } = data;
    const isThere = await house.dial(id, table, since, (text) => say({ say: "heard", id, text }));
    say({ say: isThere ? "open" : "closed", id });
  } else if (data.do === "bring") await house.bring(data.game);
  else if (data.do === "say") house.hear(data.id, data.text);
  else house.hang_up(data.id);
};
