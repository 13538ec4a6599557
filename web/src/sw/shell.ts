// The page without a network. An edition without a house is kept whole, and replaced whole when somebody says so; of a
// house on the network the client and what it showed last are kept.
import { scope } from "./scope";

/** Written before this file where the edition is a folder of files: their addresses, and the digests of their bytes. */
interface Edition {
  name: string;
  files: Record<string, string>;
}

const home = (): string => new URL("./", scope.registration.scope).href;
const LIBRARY = `ludotheque ${new URL(home()).pathname} `; // there may be others on the same host
const OLDER = "ludotheque-"; // as all of them were called once
const edition = (globalThis as { EDITION?: Edition }).EDITION;
const kept = `${LIBRARY}${edition?.name ?? "house"}`;
const FOR_EVER = /\/assets\//; // a changed asset has another name
const SHOWN = /\/api\/(house|games|words)\b/;
const AT_ONCE = 4; // files on their way
const MOST = 600_000; // bytes: more than any house reads

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

/** Every file that is not there yet. */
async function keepAll({ files }: Edition): Promise<void> {
  const cache = await caches.open(kept);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const left = Object.entries(files).filter(([path]) => !there.has(new URL(path, home()).href));
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await fetchFile(cache, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== kept && (await isOurs(name))) await caches.delete(name);
}

const isOurs = async (name: string): Promise<boolean> =>
  name.startsWith(LIBRARY) || (name.startsWith(OLDER) && !!(await (await caches.open(name)).match(home())));

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

async function tell(asking: MessagePort, done: Promise<void>): Promise<void> {
  asking.postMessage(await done.then(() => true, () => false));
}

/** A game that another application shares, as a file or as a link: the page takes it from its own address. */
async function received(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get("game");
  const words = ["text", "url"].map((name) => form.get(name)).filter((one) => typeof one === "string");
  const text = file instanceof File ? await file.slice(0, MOST).text() : words.join("\n");
  return Response.redirect(`${home()}#file=${encodeURIComponent(text)}`, 303);
}

const isShared = ({ method, url }: Request): boolean => method === "POST" && url === `${home()}share`;

const isKept = ({ method, mode, url }: Request): boolean =>
  method === "GET" && url.startsWith(home()) && (!!edition || mode === "navigate" || FOR_EVER.test(url) || SHOWN.test(url));

scope.addEventListener("install", (event) => {
  if (edition) event.waitUntil(keepAll(edition));
  else void scope.skipWaiting();
});
scope.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => scope.clients.claim())));
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
  if (event.data === "is it all here?" && edition) event.waitUntil(tell(event.ports[0]!, keepAll(edition)));
});
scope.addEventListener("fetch", (event) => {
  if (isShared(event.request)) event.respondWith(received(event.request).catch(() => Response.redirect(home(), 303)));
  if (isKept(event.request)) event.respondWith(edition ? fromEdition(event.request) : fromHouse(event.request));
});
