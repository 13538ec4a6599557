// Addresses of pages. A plain host of files knows one page only: there the rest of an address stands behind a question mark.
import { isAlone, kept } from "./edition";

/** For a link to a page of the house. A game that was kept has one page, with the rules under it. */
export function to(path: string): string {
  if (kept) return path.startsWith("/g/") ? "#rules" : "#main";
  return !isAlone ? path : path === "/" ? "./" : `./?${path}`;
}

/** The page that the browser is at. */
export const here = (): string => pathOf(location);

/** The page that an address leads to. */
export const pathOf = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  !isAlone ? pathname : search.slice(1) || "/";

/** Whether an address is one of this house's pages. */
export const isOurs = ({ origin, pathname }: Pick<Location, "origin" | "pathname">): boolean =>
  origin === location.origin && (isAlone ? pathname === location.pathname : !pathname.startsWith("/api/"));

/** Where this library lies. */
export const own = (): string => new URL(isAlone ? "." : "/", location.href.split(/[?#]/)[0]).href;

/** As the database and the lock of a library are called: there may be others on the same host. */
export const nameOf = (base: string): string => `ludotheque ${new URL(base).pathname}`;

/** Of another one, as somebody typed it; empty if that is no address. */
export function homeOf(typed: string): string {
  const text = typed.trim();
  try {
    if (/^\d+([:/]|$)/.test(text)) return ""; // a number alone is a machine to nobody but a browser
    const { origin, pathname } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return origin + pathname;
  } catch {
    return "";
  }
}

/** Of a file that the house has made: a picture, a style sheet. */
export const fileAt = (path: string): string => (isAlone ? `.${path}` : path);
