// A game looked at again: any ply, backwards and forwards.
import { tick } from "svelte";
import { NO_ART, type Art } from "./art";
import { house } from "./api";
import { unpack } from "./box";
import type { GamePage, ReplayFrame, Stops, TableView } from "./messages";
import { fly, takeOff } from "./motion";
import { seatNames } from "./names";

export class Replaying {
  page = $state.raw<GamePage>()!;
  art = $state.raw<Art>(NO_ART);
  table = $state.raw<TableView>()!;
  shown = $state.raw<ReplayFrame>()!;
  playing = $state(false);
  speed = $state("900");

  readonly names = $derived(seatNames(this.table?.seats ?? []));

  private readonly kept = new Map<number, Promise<ReplayFrame>>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    const { table, frame } = await house.table(this.id);
    [this.page, this.art] = await unpack(table.game);
    this.table = table;
    await this.go(table.state === "over" || frame.ended_by ? 0 : frame.ply); // where it goes on
  }

  async go(ply: number): Promise<void> {
    const last = this.shown?.plies ?? Infinity;
    this.wanted = Math.max(0, Math.min(ply, last));
    const asked = this.wanted;
    const shown = await this.at(asked);
    if (asked !== this.wanted) return;
    const flights = Math.abs(asked - (this.shown?.ply ?? asked)) === 1 ? takeOff(this.shown.frame, shown.frame) : [];
    this.shown = shown;
    await tick();
    fly(flights);
    if (asked < shown.plies) void this.at(asked + 1);
  }

  step(by: number): void {
    this.stop();
    void this.go(this.wanted + by);
  }

  /** To another turn, or to where something else happened. */
  leaf(to: keyof Stops): void {
    this.stop();
    void this.at(this.wanted).then(({ stops }) => this.go(stops[to]));
  }

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.wanted >= this.shown.plies) this.wanted = -1;
    void this.run();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    await this.go(this.wanted + 1);
    if (!this.playing) return;
    if (this.wanted >= this.shown.plies) return this.stop();
    this.timer = setTimeout(() => void this.run(), Number(this.speed));
  }

  private at(ply: number): Promise<ReplayFrame> {
    if (!this.kept.has(ply)) {
      const frame = house.replay(this.id, ply);
      frame.catch(() => this.kept.delete(ply));
      this.kept.set(ply, frame);
    }
    return this.kept.get(ply)!;
  }
}
