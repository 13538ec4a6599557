// The house over HTTP. Whatever it refuses comes back as a Refused with the sentence to say.
import type {
  Action,
  ContactPage,
  Entered,
  Fairness,
  GameCard,
  GamePage,
  Guide,
  HookContact,
  HouseCard,
  Join,
  Lesson,
  LessonReply,
  MailContact,
  Me,
  OpenTable,
  Pass,
  PushContact,
  Refusal,
  ReplayFrame,
  Reply,
  Seated,
  StudyPage,
  TableCard,
  Update,
} from "./messages";
import type { Language } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.say.id);
  }
}

const UNREACHABLE: Refusal = { kind: "busy", say: { id: "ui-unreachable" } };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Refused(UNREACHABLE, 0);
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal?.say ? refusal : UNREACHABLE, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown, type = "application/json"): Promise<T> {
  const text = type === "text/plain" ? (body as string) : JSON.stringify(body);
  const response = await ask(path, { method: "POST", headers: { "content-type": type }, body: text });
  return response.json() as Promise<T>;
}

export const artOf = (game: string, file: string): string => `/api/games/${game}/art/${file}`;

export const house = {
  about: () => get<HouseCard>("/api/house"),
  games: () => get<GameCard[]>("/api/games"),
  game: (name: string) => get<GamePage>(`/api/games/${name}`),
  guide: (name: string) => get<Guide>(`/api/games/${name}/guide`),
  lesson: (name: string) => get<Lesson>(`/api/games/${name}/lesson`),
  learn: (name: string, step: number, action: Action) => post<LessonReply>(`/api/games/${name}/lesson/${step}`, action),
  text: async (path: string) => (await ask(path)).text(),
  me: () => get<Me>("/api/me"),
  callMe: (name: string, language: Language) => post<Me>("/api/me", { name, language }),
  mine: () => get<TableCard[]>("/api/me/tables"),
  makePass: () => post<Pass>("/api/me/pass", {}),
  usePass: (code: string) => post<Me>("/api/me/here", { code }),
  forgetMe: () => post<Me>("/api/me/forget", {}),
  contacts: () => get<ContactPage>("/api/me/contacts"),
  addContact: (contact: PushContact | MailContact | HookContact) => post<ContactPage>("/api/me/contacts", contact),
  proveContact: (code: string) => post<ContactPage>("/api/me/contacts/proof", { code }),
  dropContact: async (id: string) => (await ask(`/api/me/contacts/${id}`, { method: "DELETE" })).json() as Promise<ContactPage>,
  passkeyOptions: (path: string) => post<never>(`${path}/options`, {}),
  passkey: (path: string, credential: unknown) => post<Me>(path, { credential }),
  tables: (query: Record<string, string>) => get<TableCard[]>(`/api/tables?${new URLSearchParams(query)}`),
  table: (id: string, since = 0) => get<Update>(`/api/tables/${id}?since=${since}`),
  open: (table: OpenTable) => post<Seated>("/api/tables", table),
  join: (id: string, join: Join) => post<Seated>(`/api/tables/${id}/join`, join),
  act: (id: string, action: Action) => post<Reply>(`/api/tables/${id}/actions`, action),
  enter: (id: string, key: string) => post<Entered>(`/api/tables/${id}/enter`, { key }),
  return: (id: string, key: string) => post<Seated>(`/api/tables/${id}/return`, { key }),
  replay: (id: string, ply: number) => get<ReplayFrame>(`/api/tables/${id}/replay/${ply}`),
  fairness: (id: string) => get<Fairness>(`/api/tables/${id}/fairness`),
  study: (id: string) => get<StudyPage>(`/api/tables/${id}/study`),
  archive: (text: string) => post<Seated>("/api/archive", text, "text/plain"),
};
