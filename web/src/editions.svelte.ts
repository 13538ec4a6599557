// The edition that this browser keeps: complete without a network, and replaced when its reader says so.
import { isAlone } from "./edition";
import { rooms } from "./wire";

const PATIENCE = 10_000; // milliseconds

class Editions {
  isKept = $state(false); // all of it: the network may go
  isComing = $state(false); // and some of it is not here yet
  isNewer = $state(false); // another one is ready
  private waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    this.isComing = isAlone;
    if (rooms) await Promise.race([rooms.settled, new Promise((late) => setTimeout(late, PATIENCE))]);
    await this.come();
    if (isAlone) addEventListener("online", () => this.isKept || void this.come()); // what broke off goes on
  }

  private async come(): Promise<void> {
    this.isComing = isAlone;
    const known = await navigator.serviceWorker.register(isAlone ? "./sw.js" : "/sw.js").catch(() => null);
    if (!known) this.isComing = false;
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
    this.waiting = active && waiting;
    this.isNewer = this.waiting !== null;
    if (active) void this.count(active);
  }

  /** The worker looks whether each file is there, and fetches what is not. */
  private async count(active: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    active.postMessage("is it all here?", [port2]);
    this.isKept = await new Promise<boolean>((said) => (port1.onmessage = ({ data }) => said(data)));
    this.isComing = !this.isKept;
  }
}

export const editions = new Editions();
