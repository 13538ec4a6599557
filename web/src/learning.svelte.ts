// A lesson in this browser: its steps, one after another, and a hand that plays on them. The house knows what is right.
import { tick } from "svelte";
import { Refused, house } from "./api";
import { NO_ART, type Art } from "./art";
import { unpack } from "./box";
import { Hand, type Tabletop } from "./hand.svelte";
import { forget, recall, remember } from "./memory";
import type { Action, Frame, GamePage, LessonReply, LessonStep, Line, Preview, Proposal, Refusal, Shown, Stage } from "./messages";
import { fly, takeOff } from "./motion";
import { Reel, lasting } from "./reel";
import { settings } from "./settings.svelte";
import { sheetsOf } from "./sheets";
import { t } from "./words.svelte";

const PACE = 2; // slower than at a table: everything is new

const isToRead = (before: Frame, after: Frame): boolean =>
  sheetsOf(after, "card").some(({ id }) => !sheetsOf(before, "card").some((old) => old.id === id));

export class Learning implements Tabletop {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  proposal = $state.raw<Proposal>()!; // whom to play against afterwards
  steps = $state.raw<LessonStep[]>([]);
  frame = $state.raw<Frame>()!;
  lines = $state.raw<Line[]>([]); // what has happened since the step began
  note = $state.raw<Refusal | null>(null);
  wrong = $state.raw<Record<string, string>>({}); // what is said of a move that was not the one wanted
  number = $state(0);
  done = $state(false); // what was wanted was played
  over = $state(false);

  readonly hand = new Hand(this);
  readonly step = $derived(this.steps[this.number]!);
  readonly names = $derived(Array.from({ length: this.step?.seats ?? 0 }, (_, seat) => t(`seat-${seat}`)));
  readonly mayGoOn = $derived(this.done || this.step.reads);
  readonly mayTouch = $derived(!this.mayGoOn && this.frame.to_move === this.step.seat);
  readonly mayThrow = $derived(!this.mayGoOn && this.frame.to_move < 0 && this.frame.thrower === this.step.seat);

  private readonly reel = new Reel();

  constructor(readonly game: string) {}

  get stage(): Stage {
    return this.page.stage;
  }

  get confirms(): boolean {
    return this.stage.confirms || settings.confirms;
  }

  async open(): Promise<void> {
    const [box, lesson, proposal] = await Promise.all([unpack(this.game), house.lesson(this.game), house.next(this.game)]);
    [this.page, this.art] = box;
    this.proposal = proposal;
    this.steps = lesson.steps;
    const kept = Number(recall(this.key));
    if (this.steps.length) this.begin(kept < this.steps.length ? kept : 0);
  }

  /** Where somebody is in it, until it is over. */
  private get key(): string {
    return `lesson.${this.game}`;
  }

  leave(): void {
    this.reel.takeAll();
  }

  /** On from a card to what came of it, else to the next step; after the last one the lesson is over. */
  goOn(): void {
    const { reel } = this;
    if (reel.isReading) reel.goOn();
    else if (reel.hurry()) return; // it is seen first
    if (reel.isReading || reel.length) return;
    if (this.number + 1 < this.steps.length) this.begin(this.number + 1);
    else {
      this.over = true;
      forget(this.key);
    }
  }

  goBack(): void {
    this.reel.takeAll();
    this.begin(Math.max(0, this.number - 1));
  }

  startAgain(): void {
    this.reel.takeAll();
    this.begin(0);
  }

  private begin(number: number): void {
    this.lines = [];
    this.number = number;
    remember(this.key, String(number));
    this.done = this.over = false;
    this.forgive();
    this.show({ frame: this.steps[number]!.frame, lines: [] });
  }

  readonly act = async (action: Action): Promise<boolean> => {
    const reply = await this.ask(action);
    if (!reply) return false;
    if (reply.wrong) this.takeBack();
    this.wrong = reply.wrong ?? {};
    if (reply.shown?.length) this.watch(reply.shown);
    return true;
  };

  async preview(move: string): Promise<Preview | null> {
    return (await this.ask({ do: "try", move }))?.preview ?? null;
  }

  catchUp(): boolean {
    return this.reel.hurry();
  }

  private async ask(action: Action): Promise<LessonReply | null> {
    this.forgive();
    try {
      return await house.learn(this.game, this.number, action);
    } catch (error) {
      if (error instanceof Refused) this.note = error.refusal;
      return null;
    }
  }

  /** A move that was not the one wanted is taken back. */
  private takeBack(): void {
    this.hand.empty();
    this.hand.takeTheOnly();
  }

  private forgive(): void {
    this.note = null;
    this.wrong = {};
  }

  /** What came of it, a frame at a time. The next step waits for the reader. */
  private watch(shown: Shown[]): void {
    this.done = true;
    this.lines = [];
    const frames = [this.frame, ...shown.map(({ frame }) => frame)];
    const moments = shown.map((one, i) => {
      const reads = isToRead(frames[i]!, one.frame);
      return { show: () => this.show(one), lasts: reads ? Infinity : lasting(frames[i]!, one.frame, PACE), reads };
    });
    this.reel.add(...moments);
  }

  private show({ frame, lines }: Shown): void {
    const flights = this.frame && this.frame.ply < frame.ply ? takeOff(this.frame, frame, this.hand.laid && this.hand.ghost) : [];
    this.hand.empty();
    this.frame = frame;
    this.lines = [...this.lines, ...lines];
    if (!this.done) this.hand.takeTheOnly();
    void tick().then(() => fly(flights));
  }
}
