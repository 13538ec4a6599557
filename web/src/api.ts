// What can be asked of a house. Whatever it refuses comes back as a Refused with the sentence to say.
import { fileAt } from "./addresses";
import type {
  Action,
  ContactPage,
  Entered,
  Fairness,
  GameCard,
  GamePage,
  GettingOn,
  Guide,
  HookContact,
  HostPage,
  HostPerson,
  HostTable,
  HouseCard,
  Join,
  Lesson,
  LessonReply,
  MailContact,
  Me,
  NewKey,
  OpenTable,
  Pass,
  PersonAct,
  Proposal,
  PushContact,
  Rated,
  Refusal,
  ReplayFrame,
  Reply,
  Report,
  Seated,
  Settle,
  StudyPage,
  TableAct,
  TableCard,
  Update,
  WishRating,
} from "./messages";
import type { Language } from "./settings.svelte";
import { keepsake, theHouse } from "./wire";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.say.id);
  }
}

/** Whether what was to be done was done nobody knows; what was to be read may be asked for again. */
const unreachable = (method: string): Refusal => ({ kind: method === "GET" ? "missing" : "busy", say: { id: "ui-unreachable" } });

async function ask(method: string, path: string, body?: string, type?: string): Promise<string> {
  const said = await theHouse.ask(method, path, body, type).catch(() => {
    throw new Refused(unreachable(method));
  });
  if (said.ok) return said.text;
  throw new Refused(refusalIn(said.text) ?? unreachable(method));
}

function refusalIn(text: string): Refusal | undefined {
  try {
    const refusal = JSON.parse(text) as Refusal;
    return refusal.say ? refusal : undefined;
  } catch {
    return undefined;
  }
}

const get = async <T>(path: string): Promise<T> => JSON.parse(await ask("GET", path)) as T;

async function post<T>(path: string, body: unknown, type = "application/json"): Promise<T> {
  const text = type === "text/plain" ? (body as string) : JSON.stringify(body);
  return JSON.parse(await ask("POST", path, text, type)) as T;
}

export const artOf = (game: string, file: string): string => keepsake?.fileAt(artPath(game, file)) ?? fileAt(artPath(game, file));
const artPath = (game: string, file: string): string => `/api/games/${game}/art/${file}`;

export const house = {
  about: () => get<HouseCard>("/api/house"),
  games: () => get<GameCard[]>("/api/games"),
  game: (name: string) => get<GamePage>(`/api/games/${name}`),
  guide: (name: string) => get<Guide>(`/api/games/${name}/guide`),
  lesson: (name: string) => get<Lesson>(`/api/games/${name}/lesson`),
  learn: (name: string, step: number, action: Action) => post<LessonReply>(`/api/games/${name}/lesson/${step}`, action),
  text: (path: string) => ask("GET", path),
  art: (game: string, file: string) => ask("GET", artPath(game, file)),
  me: () => get<Me>("/api/me"),
  callMe: (name: string, language: Language) => post<Me>("/api/me", { name, language }),
  mine: () => get<TableCard[]>("/api/me/tables"),
  progress: () => get<GettingOn>("/api/me/games"),
  wishRating: (wish: WishRating["wish"]) => post<GettingOn>("/api/me/rating", { wish }),
  next: (game: string) => get<Proposal>(`/api/me/games/${game}/next`),
  ratings: (game: string) => get<Rated[]>(`/api/games/${game}/ratings`),
  makePass: () => post<Pass>("/api/me/pass", {}),
  usePass: (code: string) => post<Me>("/api/me/here", { code }),
  forgetMe: () => post<Me>("/api/me/forget", {}),
  leave: () => post<Me>("/api/me/leave", {}),
  contacts: () => get<ContactPage>("/api/me/contacts"),
  addContact: (contact: PushContact | MailContact | HookContact) => post<ContactPage>("/api/me/contacts", contact),
  proveContact: (code: string) => post<ContactPage>("/api/me/contacts/proof", { code }),
  dropContact: async (id: string) => JSON.parse(await ask("DELETE", `/api/me/contacts/${id}`)) as ContactPage,
  passkeyOptions: (path: string) => post<never>(`${path}/options`, {}),
  passkey: (path: string, credential: unknown) => post<Me>(path, { credential }),
  tables: (query: Record<string, string>) => get<TableCard[]>(`/api/tables?${new URLSearchParams(query)}`),
  table: (id: string, since = 0) => get<Update>(`/api/tables/${id}?since=${since}`),
  open: (table: OpenTable) => post<Seated>("/api/tables", table),
  join: (id: string, join: Join) => post<Seated>(`/api/tables/${id}/join`, join),
  act: (id: string, action: Action) => post<Reply>(`/api/tables/${id}/actions`, action),
  report: (id: string, entry: number) => post<Report>(`/api/tables/${id}/report`, { entry }),
  enter: (id: string, key: string) => post<Entered>(`/api/tables/${id}/enter`, { key }),
  return: (id: string, key: string) => post<Seated>(`/api/tables/${id}/return`, { key }),
  replay: (id: string, ply: number) => get<ReplayFrame>(`/api/tables/${id}/replay/${ply}`),
  fairness: (id: string) => get<Fairness>(`/api/tables/${id}/fairness`),
  study: (id: string) => get<StudyPage>(`/api/tables/${id}/study`),
  parcel: (id: string) => ask("GET", `/api/tables/${id}/parcel`),
  putAway: (id: string) => post<TableCard[]>(`/api/tables/${id}/away`, {}),
  archive: (text: string) => post<Seated>("/api/archive", text, "text/plain"),
};

/** For who has come with the host's key. */
export const host = {
  enter: (key: string) => post<unknown>("/api/host/enter", { key }),
  leave: () => post<unknown>("/api/host/leave", {}),
  renew: () => post<NewKey>("/api/host/renew", {}),
  page: () => get<HostPage>("/api/host"),
  tables: (until: number) => get<HostTable[]>(`/api/host/tables?until=${until}`),
  people: (until: number) => get<HostPerson[]>(`/api/host/people?until=${until}`),
  announce: (text: string) => post<HostPage>("/api/host/announcement", { text }),
  letWait: (minutes: number) => post<HostPage>("/api/host/newcomers", { minutes }),
  table: (act: TableAct) => post<HostPage>("/api/host/table", act),
  person: (act: PersonAct) => post<HostPage>("/api/host/person", act),
  settle: (report: Settle) => post<HostPage>("/api/host/settle", report),
};
