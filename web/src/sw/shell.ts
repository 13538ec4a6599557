// The page without a network. An edition without a house is kept whole, and replaced whole when somebody says so; of a
// house on the network the client and what it showed last are kept.
import { scope } from "./scope";

/** Written before this file where the edition is a folder of files: their addresses, and the digests of their bytes. */
interface Edition {
  name: string;
  files: Record<string, string>;
}

const PREFIX = "ludotheque-";
const edition = (globalThis as { EDITION?: Edition }).EDITION;
const kept = `${PREFIX}${edition?.name ?? "house"}`;
const FOR_EVER = /\/assets\//; // a changed asset has another name
const SHOWN = /\/api\/(house|games|words)\b/;
const AT_ONCE = 4; // files on their way

const home = (): string => new URL("./", scope.registration.scope).href;

async function digest(bytes: ArrayBuffer): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this edition: from an older one if it has not changed, else from the host, and only if it is the right one. */
async function fetchFile(cache: Cache, path: string, wanted: string): Promise<void> {
  const address = new URL(path, home()).href;
  const answer = (await sameBefore(address, wanted)) ?? (await fetch(address, { cache: "no-cache" }));
  const bytes = await answer.clone().arrayBuffer();
  if (!answer.ok || (await digest(bytes)) !== wanted) throw new Error(`${path} is not of this edition`);
  await cache.put(address, answer);
}

async function sameBefore(address: string, wanted: string): Promise<Response | undefined> {
  const before = await caches.match(address);
  return before && (await digest(await before.clone().arrayBuffer())) === wanted ? before : undefined;
}

async function keepAll({ files }: Edition): Promise<void> {
  const cache = await caches.open(kept);
  const left = Object.entries(files);
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await fetchFile(cache, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== kept) await caches.delete(name);
}

/** Every address of the page is the page; the rest lies where it lies. */
async function fromEdition(request: Request): Promise<Response> {
  const address = request.mode === "navigate" ? home() : request.url;
  return (await (await caches.open(kept)).match(address, { ignoreSearch: true })) ?? fetch(request);
}

async function fromHouse(request: Request): Promise<Response> {
  const cache = await caches.open(kept);
  const name = request.mode === "navigate" ? home() : request.url;
  const before = await cache.match(name);
  if (before && FOR_EVER.test(request.url)) return before;
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

const isKept = ({ method, mode, url }: Request): boolean =>
  method === "GET" && url.startsWith(home()) && (!!edition || mode === "navigate" || FOR_EVER.test(url) || SHOWN.test(url));

scope.addEventListener("install", (event) => {
  if (edition) event.waitUntil(keepAll(edition));
  else void scope.skipWaiting();
});
scope.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => scope.clients.claim())));
scope.addEventListener("message", ({ data }) => data === "take over" && void scope.skipWaiting());
scope.addEventListener("fetch", (event) => {
  if (isKept(event.request)) event.respondWith(edition ? fromEdition(event.request) : fromHouse(event.request));
});
