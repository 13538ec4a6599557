// The one seam between the client and a house: what is asked, and tables that are listened to. Over the network, of a worker, or of a game that was kept.
import { isAlone, kept, parts } from "./edition";
import { Kept, unfold } from "./kept";
import { Rooms } from "./rooms.svelte";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Said {
  ok: boolean;
  text: string;
}

export interface House {
  readonly isFar: boolean; // behind a network, which may be gone
  /** Rejects if the house cannot be reached. */
  ask(method: string, path: string, body?: string, type?: string): Promise<Said>;
  dial(table: string, since: number): Wire;
}

const overNetwork: House = {
  isFar: true,
  async ask(method, path, body, type) {
    const response = await fetch(path, { method, ...(type ? { headers: { "content-type": type }, body } : {}) });
    return { ok: response.ok, text: await response.text() };
  },
  dial(table, since) {
    const origin = location.origin.replace(/^http/, "ws");
    const sight = document.hidden ? "&sight=0" : "";
    return new WebSocket(`${origin}/api/tables/${table}/live?since=${since}${sight}`) as unknown as Wire;
  },
};

export const rooms = isAlone ? new Rooms(parts!) : null;
export const keepsake = kept && new Kept(unfold(kept.textContent));
export const theHouse: House = keepsake ?? rooms ?? overNetwork;
