// Games from elsewhere, laid on the shelf to be looked at again: chosen, dropped or pasted there, opened by tapping a
// file, shared from another application, or inside a link. What they hold only the house can tell.
import { here, to } from "./addresses";
import { house } from "./api";
import { Attempt } from "./attempt.svelte";
import { router } from "./router.svelte";

const GAME = "#game="; // in a link, as houses make them
const FILE = "#file="; // as the service worker hands it over
const MOST = 1 << 20; // bytes: more than any house reads

interface Launched {
  files: { getFile(): Promise<File> }[];
}

class Arrivals {
  attempt = $state.raw(new Attempt());
  isReading = $state(false);

  async bring(brought: Blob | string): Promise<void> {
    await this.attempt.do(async () => {
      this.isReading = true;
      try {
        const text = typeof brought === "string" ? brought : await brought.slice(0, MOST).text();
        const { table } = await house.archive(text);
        router.go(`/t/${table}/replay`);
      } finally {
        this.isReading = false;
      }
    });
  }

  /** What the page was opened with. */
  await(): void {
    const queue = (window as { launchQueue?: { setConsumer(take: (launched: Launched) => void): void } }).launchQueue;
    queue?.setConsumer(async ({ files }) => files[0] && this.bring(await files[0].getFile()));
    addEventListener("hashchange", () => this.takeLink());
    this.takeLink();
  }

  /** It leaves the address: a page that is loaded again brings nothing again. */
  private takeLink(): void {
    const { hash } = location;
    if (!hash.startsWith(GAME) && !hash.startsWith(FILE)) return;
    history.replaceState(history.state, "", to(here()));
    void this.bring(hash.startsWith(GAME) ? hash : unescaped(hash.slice(FILE.length)));
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const arrivals = new Arrivals();
