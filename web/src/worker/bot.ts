// Where bots think: one job after the other, and nothing else. Who wants it to stop ends this worker.
import type { Parts } from "../edition";
import { Engine } from "./python";

export type ToBot = { do: "open"; parts: Parts; base: string } | { do: "work"; game: string; job: Uint8Array };
export type FromBot = { answer: Uint8Array } | { broken: string };

let open: () => Promise<Engine>;
let opening: Promise<Engine> | undefined;

/** What could not be fetched is fetched when there is work again. */
function opened(): Promise<Engine> {
  opening ??= open();
  opening.catch(() => (opening = undefined));
  return opening;
}

async function work(game: string, job: Uint8Array): Promise<FromBot> {
  try {
    const engine = await opened();
    await engine.bring(game);
    const executors = engine.python.pyimport("ludotheque.worker.executors");
    const given = engine.python.pyimport("builtins").bytes(job);
    const answer = executors.perform(given);
    return { answer: answer.toJs() as Uint8Array };
  } catch (error) {
    return { broken: String(error) };
  }
}

onmessage = async ({ data }: MessageEvent<ToBot>) => {
  if (data.do === "open") {
    open = () => Engine.open(data.parts, data.base);
    void opened().catch(() => {});
  } else postMessage(await work(data.game, data.job));
};
