// What a service worker knows of the browser, as far as it is used here.

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Asked extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(type: "message", hear: (event: Asked) => void): void;
}

export const scope = globalThis as unknown as Scope;
