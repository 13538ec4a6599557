// Made from ludotheque/table/messages.py by make_types.py; do not edit.

export interface Advise {
  do: "advise";
}

export interface Announce {
  text: string;
}

export interface AnswerHand {
  do: "answer-hand";
  agree: boolean;
}

export interface AnswerRematch {
  do: "answer-rematch";
  agree: boolean;
}

export interface AnswerUndo {
  do: "answer-undo";
  agree: boolean;
}

export interface AskUndo {
  do: "ask-undo";
}

export interface BlankCard {
  name: string;
  longest: number;
  points: number[];
}

export interface Button {
  id: string;
  label: Say;
  angle?: number | null;
  declines?: boolean;
}

export interface CallMe {
  name?: string;
  language?: "" | "en" | "fr";
}

export interface Caption {
  x: number;
  y: number;
  text?: string;
  say?: Say | null;
}

export interface Change {
  type: "change";
  seq: number;
  entries: EntryView[];
  frame?: FrameChange;
  digest?: number;
  table?: TableChange;
  done?: number[];
  now?: number;
}

export interface ChangedButton {
  gone: string[];
  put: ([number, Button])[];
}

export interface ChangedCounter {
  gone: string[];
  put: ([number, Counter])[];
}

export interface ChangedOffer {
  gone: string[];
  put: ([number, Offer])[];
}

export interface ChangedPiece {
  gone: string[];
  put: ([number, Piece])[];
}

export interface ChangedSheet {
  gone: string[];
  put: ([number, Sheet])[];
}

export interface ChangedTray {
  gone: string[];
  put: ([number, Tray])[];
}

export interface Chat {
  do: "chat";
  text: string;
}

export interface ClauseCard {
  name: string;
  number: string;
  source: string;
  text: Record<string, string>;
  ruling: Record<string, string>;
  part_of: string;
}

export interface Clock {
  bank: number;
  turn: number;
  longest?: number;
  loses?: boolean;
}

export interface ClockView {
  terms: Clock;
  at: number;
  seat: number;
  left: number[];
  out?: number[];
}

export interface ContactCard {
  id: string;
  kind: "hook" | "mail" | "push";
  shown: string;
  is_proved: boolean;
  digest: string;
}

export interface ContactPage {
  push_key: string;
  mail: boolean;
  contacts: ContactCard[];
}

export interface Contents {
  about: Record<string, string>;
  parts: Part[];
}

export interface Counter {
  id: string;
  label: Say;
  value: string;
  owner?: number;
  kind?: "number" | "tally" | "turn";
}

export interface Done {
  at: number;
  do: "announce" | "ban" | "close" | "delete" | "hide" | "key" | "mute" | "newcomers" | "readmit" | "report" | "settle" | "show" | "unmute";
  table?: string;
  name?: string;
  text?: string;
  minutes?: number;
}

export interface Draw {
  ply: number;
  outcomes: string[];
  weights: number[];
  outcome: string;
}

export interface Enter {
  key: string;
}

export interface Entered {
  root: string;
  seat?: number;
}

export interface EntryView {
  seq: number;
  kind: "chat" | "house" | "move";
  seat?: number;
  routine?: boolean;
  ply?: number;
  name?: string;
  text?: string;
  lines?: Line[];
  cards?: Sheet[];
  turn?: number;
  dice?: string[];
  person?: number;
  phrase?: string;
}

export interface Fairness {
  commitment: string;
  secret: string;
  entropies: string[];
  start: number;
  draws: Draw[];
  older?: number;
}

export interface Figure {
  name: string;
  clause: string;
  caption: Record<string, string>;
  frame: Frame;
  window: Window | null;
}

export interface ForkFrom {
  table: string;
  at: number;
}

export interface Frame {
  ply: number;
  to_move: number;
  thrower: number;
  pieces: Piece[];
  trays: Tray[];
  counters: Counter[];
  marks: Mark[];
  prompt: Say;
  buttons: Button[];
  offers: Offer[];
  scores: number[];
  ended_by: string;
  sheets?: Sheet[];
  small_print?: boolean;
}

export interface FrameChange {
  ply?: number;
  to_move?: number;
  thrower?: number;
  pieces?: Piece[] | ChangedPiece;
  trays?: Tray[] | ChangedTray;
  counters?: Counter[] | ChangedCounter;
  marks?: Mark[];
  prompt?: Say;
  buttons?: Button[] | ChangedButton;
  offers?: Offer[] | ChangedOffer;
  scores?: number[];
  ended_by?: string;
  sheets?: Sheet[] | ChangedSheet;
  small_print?: boolean;
}

export interface GameCard {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  seats: [number, number];
  minutes: [number, number];
  age: number;
  secrets: boolean;
  routine: boolean;
  reads: boolean;
  blanks: BlankCard[];
  options: OptionCard[];
  levels: number[];
  usual_level: number;
  paces: ("hand" | "hurry" | "run" | "walk")[];
}

export interface GamePage {
  card: GameCard;
  sections: SectionCard[];
  stage: Stage;
  art: string[];
  lesson: boolean;
  goal: Record<string, string>;
  first: Proposal;
}

export interface GameRecord {
  game: string;
  title: Record<string, string>;
  played: number;
  won: number;
  level: number;
  rank: number;
  of: number;
  streak: number;
  longest: number;
  levels: LevelRecord[];
  recent: PlayedGame[];
  proposal: Proposal;
  best?: PlayedGame | null;
  missed?: PlayedGame | null;
  unlucky?: PlayedGame | null;
  rating?: RatingCard | null;
}

export interface GettingOn {
  games?: GameRecord[];
  may_rate?: boolean;
  wish?: "" | "listed" | "own";
}

export interface Guide {
  goal: Record<string, string>;
  steps: Step[];
  end: Record<string, string>;
  figures: Figure[];
  box?: Contents | null;
}

export interface HandSeat {
  do: "hand-seat";
  seat: number;
}

export interface HandVote {
  person: number;
  seat: number;
  waiting: number[];
}

export interface Hint {
  move: string;
  lines: Line[];
  chance: number;
  gains?: Say[];
  name?: (string | Say)[];
}

export interface HookContact {
  kind: "hook";
  address: string;
  shape: "discord" | "matrix" | "ntfy";
}

export interface HostPage {
  name: string;
  version: string;
  python: string;
  rules: Record<string, number>;
  kind: string;
  states: Record<string, number>;
  visitors: number;
  used: number;
  free: number;
  processes: number;
  is_family: boolean;
  kiosk: number;
  notice: string;
  wait: number;
  backup: "file" | "none" | "postgresql";
  watch: ("aside" | "disk" | "memory" | "plain" | "reports")[];
  tables: HostTable[];
  aside: HostTable[];
  people: HostPerson[];
  reports: Reported[];
  acts: Done[];
}

export interface HostPerson {
  id: string;
  name: string;
  created: number;
  seen: number;
  muted: boolean;
  banned: boolean;
}

export interface HostSeat {
  name: string;
  visitor?: string;
  level?: number;
  present?: boolean;
  stand_in?: boolean;
}

export interface HostTable {
  id: string;
  game: string;
  state: "archive" | "older" | "open" | "over" | "running" | "set-aside";
  door: string;
  created: number;
  changed: number;
  hidden: boolean;
  seats?: HostSeat[];
  watchers?: number;
  why?: string;
}

export interface HouseCard {
  key: string;
  format: number;
  rules: Record<string, number>;
  name?: string;
  address?: string;
  clocks?: Clock[];
  notice?: string;
  is_family?: boolean;
  names?: string[];
  phrases?: PhraseCard[];
  kiosk?: number;
  is_alone?: boolean;
}

export interface Invitation {
  seat: number;
  name: string;
  key: string;
}

export interface Item {
  id: string;
  name: Say;
  group: Say;
  place?: string;
}

export interface Join {
  name: string;
  language?: "" | "en" | "fr";
}

export interface Lesson {
  steps: LessonStep[];
}

export interface LessonReply {
  shown?: Shown[];
  preview?: Preview | null;
  wrong?: Record<string, string>;
}

export interface LessonStep {
  text: Record<string, string>;
  seat: number;
  seats: number;
  frame: Frame;
  reads: boolean;
  begins: boolean;
  wanted?: string[];
}

export interface LevelRecord {
  level: number;
  met: number;
  beaten: number;
}

export interface Line {
  say: Say;
  rule: string;
}

export interface Look {
  glyph?: string;
  ink?: string;
  paper?: string;
  width?: number;
  height?: number;
}

export interface MailContact {
  kind: "mail";
  address: string;
}

export interface Mark {
  kind: string;
  places: string[];
  sides?: number[];
}

export interface Me {
  is_known?: boolean;
  name?: string;
  language?: "" | "en" | "fr";
  since?: number;
  tables?: number;
  devices?: number;
  passkeys?: number;
  why_no_passkey?: string;
  lingers?: boolean;
}

export interface MistakeCard {
  ply: number;
  seat: number;
  lost: number;
  move: (string | Say)[];
  better: (string | Say)[];
  lines: Line[];
  way?: string[];
  better_way?: string[];
  turn?: Counter | null;
}

export interface MomentCard {
  ply: number;
  seat: number;
  gained: number;
  by: "choice" | "gift" | "luck";
  lines: Line[];
  mover?: number;
  turn?: Counter | null;
}

export interface Move {
  do: "move";
  move: string;
  at?: number | null;
}

export interface NewKey {
  key: string;
}

export interface Newcomers {
  minutes: number;
}

export interface Notice {
  type: "notice";
  text: string;
}

export interface Offer {
  move: string;
  path: string[];
}

export interface OpenTable {
  game: string;
  seats: SeatPlan[];
  name: string;
  options?: Record<string, string>;
  texts?: Record<string, string>;
  fork?: ForkFrom | null;
  advice?: boolean;
  door?: "invitation" | "open" | "screen" | null;
  language?: "" | "en" | "fr";
  clock?: Clock | null;
}

export interface OptionCard {
  name: string;
  default: string;
  low: number;
  high: number;
  step: number;
  by_seats: number[];
  choices: string[];
}

export interface Pace {
  do: "pace";
  speed: "hand" | "hurry" | "run" | "walk";
}

export interface Part {
  text: Record<string, string>;
  added: boolean;
}

export interface Parting {
  type: "parting";
  say: Say;
}

export interface Pass {
  code: string;
  seconds: number;
}

export interface PersonAct {
  visitor: string;
  do: "ban" | "mute" | "readmit" | "unmute";
}

export interface Phrase {
  do: "phrase";
  phrase: string;
}

export interface PhraseCard {
  name: string;
  drawing: string;
}

export interface Piece {
  kind: string;
  place: string;
  owner?: number;
  face?: string;
  angle?: number;
  name?: Say | null;
  id?: string;
  count?: number;
  moves?: string;
}

export interface Place {
  id: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  width?: number;
  height?: number;
  says?: Say | null;
}

export interface PlayedGame {
  table: string;
  ended: number;
  outcome: "level" | "lost" | "won";
  place: number;
  seats: number;
  level: number;
  scores?: number[];
  hope?: number;
  blow?: number;
}

export interface Preview {
  marks: Mark[];
  lines: Line[];
}

export interface Proposal {
  level: number;
  advice: boolean;
  why: "easier" | "first" | "harder" | "same";
}

export interface ProveContact {
  code: string;
}

export interface PushContact {
  kind: "push";
  address: string;
  p256dh: string;
  auth: string;
}

export interface Rated {
  name: string;
  place: number;
  rating: RatingCard;
  is_me?: boolean;
}

export interface RatingCard {
  points: number;
  spread: number;
  games: number;
  provisional: boolean;
  bots?: number[];
}

export interface Refusal {
  kind: "busy" | "illegal" | "invalid" | "missing" | "older" | "seat" | "set-aside" | "trouble" | "turn" | "unknown" | "unreadable" | "why";
  say: Say;
  rule?: string;
}

export interface Rematch {
  do: "rematch";
}

export interface RematchVote {
  person: number;
  waiting: number[];
}

export interface ReplayFrame {
  ply: number;
  plies: number;
  frame: Frame;
  told: EntryView[];
  stops: Stops;
  winners?: number[];
}

export interface Reply {
  type: "reply";
  ref: number;
  seq: number;
  refusal?: Refusal | null;
  preview?: Preview | null;
  advice?: Hint[] | null;
}

export interface Report {
  entry: number;
}

export interface Reported {
  table: string;
  entry: number;
  at: number;
  times: number;
  name?: string;
  text?: string;
  phrase?: string;
  visitor?: string;
}

export interface Request {
  ref: number;
  action: Stir | Move | Throw | Chat | Phrase | AskUndo | AnswerUndo | Resign | HandSeat | AnswerHand | TakeSeat | Withdraw | Pace | Rematch | AnswerRematch | Why | Try | Advise | Show | Sight;
}

export interface Resign {
  do: "resign";
  seat?: number | null;
}

export interface Return {
  key: string;
}

export interface Say {
  id: string;
  args?: Record<string, number | string | Say>;
}

export interface SeatPlan {
  kind: "bot" | "friend" | "here" | "me";
  name?: string;
  level?: number;
}

export interface SeatView {
  kind: "bot" | "free" | "person";
  name: string;
  level: number;
  person: number;
  present: boolean;
  stand_in: boolean;
}

export interface Seated {
  table: string;
  key: string;
  commitment: string;
  root?: string;
}

export interface SectionCard {
  title: Record<string, string>;
  clauses: ClauseCard[];
}

export interface Settle {
  table: string;
  entry: number;
}

export interface Sheet {
  id: string;
  kind: string;
  title: Say;
  lines?: Say[];
  art?: string;
  owner?: number;
  numbers?: string[];
  lit?: number[];
  stops?: Stop[] | null;
  chosen?: boolean;
}

export interface Show {
  do: "show";
  since: number;
}

export interface Shown {
  frame: Frame;
  lines: Line[];
}

export interface Sight {
  do: "sight";
  seen: boolean;
}

export interface Stage {
  width: number;
  height: number;
  places: Place[];
  captions: Caption[];
  looks: Record<string, Look>;
  confirms?: boolean;
  opposite?: boolean;
  anticlockwise?: boolean;
  throws_on?: boolean;
  near?: number;
  ledger?: Item[];
}

export interface Standing {
  ply: number;
  chances: number[];
}

export interface Step {
  text: Record<string, string>;
  figure: string;
}

export interface Stir {
  do: "stir";
  entropy: string;
}

export interface Stop {
  piece: string;
  way: string[];
}

export interface Stops {
  turn_back: number;
  turn_on: number;
  event_back: number;
  event_on: number;
}

export interface StudyPage {
  points: Standing[];
  mistakes: MistakeCard[];
  best?: MomentCard | null;
  turn?: MomentCard | null;
  choices?: number | null;
}

export interface Sum {
  label: Say;
  points?: number;
  told?: string;
  art?: string;
}

export interface TableAct {
  table: string;
  do: "close" | "delete" | "hide" | "show";
}

export interface TableCard {
  id: string;
  game: string;
  state: "archive" | "older" | "open" | "over" | "running" | "set-aside";
  changed: number;
  seats: SeatView[];
  mine: boolean;
  free: number;
  may_join?: boolean;
  may_watch?: boolean;
  turn?: number;
  my_turn?: boolean;
}

export interface TableChange {
  id?: string;
  game?: string;
  state?: "archive" | "older" | "open" | "over" | "running" | "set-aside";
  seats?: SeatView[];
  options?: Record<string, string>;
  watchers?: number;
  viewer?: Viewer;
  may_undo?: boolean;
  goes_too?: number[];
  is_sealed?: boolean;
  undo?: UndoVote | null;
  hand?: HandVote | null;
  again?: RematchVote | null;
  resigned?: number;
  closed?: boolean;
  winners?: number[];
  reckoning?: Sum[][];
  rematch?: string;
  speed?: "hand" | "hurry" | "run" | "walk";
  haste?: number;
  advice?: boolean;
  texts?: Record<string, string>;
  door?: "invitation" | "open" | "screen";
  invitations?: Invitation[];
  commitment?: string;
  entropies?: string[];
  secret?: string;
  may_fork?: boolean;
  may_download?: boolean;
  may_study?: boolean;
  clock?: ClockView | null;
}

export interface TableView {
  id: string;
  game: string;
  state: "archive" | "older" | "open" | "over" | "running" | "set-aside";
  seats: SeatView[];
  options: Record<string, string>;
  watchers: number;
  viewer: Viewer;
  may_undo: boolean;
  goes_too: number[];
  is_sealed: boolean;
  undo: UndoVote | null;
  hand: HandVote | null;
  again: RematchVote | null;
  resigned: number;
  closed: boolean;
  winners: number[];
  reckoning: Sum[][];
  rematch: string;
  speed: "hand" | "hurry" | "run" | "walk";
  haste: number;
  advice: boolean;
  texts: Record<string, string>;
  door: "invitation" | "open" | "screen";
  invitations: Invitation[];
  commitment: string;
  entropies: string[];
  secret: string;
  may_fork: boolean;
  may_download: boolean;
  may_study: boolean;
  clock: ClockView | null;
}

export interface TakeSeat {
  do: "take-seat";
  seat: number;
}

export interface Throw {
  do: "throw";
  at?: number | null;
}

export interface Tray {
  id: string;
  kind: string;
  label: Say;
  owner?: number;
}

export interface Try {
  do: "try";
  move: string;
}

export interface UndoVote {
  person: number;
  waiting: number[];
}

export interface Update {
  type: "update";
  seq: number;
  entries: EntryView[];
  frame: Frame;
  table: TableView;
  done?: number[];
  now?: number;
}

export interface UsePass {
  code: string;
}

export interface Viewer {
  person: number;
  seats: number[];
  seat: number;
}

export interface Why {
  do: "why";
  path: string[];
}

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WishRating {
  wish: "" | "listed" | "own";
}

export interface Withdraw {
  do: "withdraw";
}

export type Action = Advise | AnswerHand | AnswerRematch | AnswerUndo | AskUndo | Chat | Done | HandSeat | Move | Pace | PersonAct | Phrase | Rematch | Resign | Show | Sight | Stir | TableAct | TakeSeat | Throw | Try | Why | Withdraw;

/** How many characters the house takes. */
export const LONGEST = {
  Announce: { text: 400 },
  CallMe: { name: 40 },
  Chat: { text: 500 },
  Enter: { key: 64 },
  HookContact: { address: 1000 },
  Join: { name: 40 },
  MailContact: { address: 1000 },
  Move: { move: 64 },
  OpenTable: { game: 40, name: 40 },
  Phrase: { phrase: 24 },
  ProveContact: { code: 64 },
  PushContact: { address: 1000, p256dh: 120, auth: 120 },
  Return: { key: 64 },
  SeatPlan: { name: 40 },
  Try: { move: 64 },
  UsePass: { code: 64 },
} as const;
