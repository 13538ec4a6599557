// The edition that this browser keeps: complete without a network, and replaced when its reader says so.
import { isAlone } from "./edition";
import { rooms } from "./wire";

const PATIENCE = 10_000; // milliseconds

class Editions {
  isKept = $state(false); // all of it: the network may go
  isNewer = $state(false); // another one is ready
  private waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    if (rooms) await Promise.race([rooms.settled, new Promise((late) => setTimeout(late, PATIENCE))]);
    const known = await navigator.serviceWorker.register(isAlone ? "./sw.js" : "/sw.js").catch(() => null);
    if (!known || !isAlone) return;
    this.look(known);
    known.addEventListener("updatefound", () => {
      const coming = known.installing;
      coming?.addEventListener("statechange", () => this.look(known));
    });
  }

  /** The new one takes over, in every page that is open. */
  open(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }

  private look({ active, waiting }: ServiceWorkerRegistration): void {
    this.isKept = active !== null;
    this.waiting = active && waiting;
    this.isNewer = this.waiting !== null;
  }
}

export const editions = new Editions();
