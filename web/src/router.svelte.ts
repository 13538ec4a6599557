// The pages and their addresses.
import { tick } from "svelte";
import { here, isOurs, pathOf, to } from "./addresses";
import { back } from "./back";

export type Route =
  | { page: "shelf" }
  | { page: "me" }
  | { page: "progress" }
  | { page: "host" }
  | { page: "game"; name: string }
  | { page: "lesson"; name: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "nowhere" };

export function read(path: string): Route {
  const [, room, name = "", rest, more] = path.split("/");
  if (!room) return { page: "shelf" };
  if (room === "me" && !name) return { page: "me" };
  if (room === "me" && name === "games" && !rest) return { page: "progress" };
  if (room === "host" && !name) return { page: "host" };
  if (more || !name) return { page: "nowhere" };
  if (room === "g" && !rest) return { page: "game", name };
  if (room === "g" && rest === "lesson") return { page: "lesson", name };
  if (room === "t" && !rest) return { page: "table", id: name };
  if (room === "t" && rest === "replay") return { page: "replay", id: name };
  return { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>(read(here()));
  private walked = false;

  go(path: string, replace = false): void {
    const ahead = replace || back.depth ? "replaceState" : "pushState";
    back.leave();
    history[ahead](null, "", to(path));
    this.arrive();
  }

  arrive(): void {
    const before = JSON.stringify(this.route);
    const route = read(here());
    if (JSON.stringify(route) === before) return void showAnchor();
    this.route = route;
    this.walked = true;
    scrollTo(0, 0);
  }

  /** A page that is ready takes the focus, unless it is the first. */
  welcome(): void {
    if (this.walked) document.getElementById("main")?.focus({ preventScroll: true });
    this.walked = false;
  }

  /** Links of the house are followed without loading the page again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!isOurs(link) || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(pathOf(link) + link.hash);
  }
}

export const router = new Router();

/** Goes to what the address names behind its hash. */
export const showAnchor = (): Promise<void> => pointAt(location.hash.slice(1));

export async function pointAt(id: string): Promise<void> {
  await tick();
  const found = id ? document.getElementById(id) : null;
  found?.scrollIntoView({ block: "start" });
  found?.animate([{ backgroundColor: "var(--wash)" }, { backgroundColor: "transparent" }], 1600);
}
