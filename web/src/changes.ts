// What an update changes: from the last one and a change to the next one, the same to the byte as the house would send it whole.
import type { Change, Frame, FrameChange, TableView, Update } from "./messages";

interface Changed<T> {
  gone: string[];
  put: [number, T][];
}

/** Things are known by their ids, offers by their moves. */
const nameOf = (item: object): unknown => ("move" in item ? item.move : (item as { id?: string }).id);

function isWhole<T>(said: T | Changed<object>): said is T {
  return typeof said !== "object" || said === null || !("put" in said);
}

/** A list without what is gone and what is put, then each of these at its index. */
function relist<T extends object>(before: T[], { gone, put }: Changed<T>): T[] {
  const touched = new Set<unknown>([...gone, ...put.map(([, item]) => nameOf(item))]);
  const list = before.filter((item) => !touched.has(nameOf(item)));
  for (const [at, item] of put) list.splice(at, 0, item);
  return list;
}

export function changedFrame(before: Frame, change: FrameChange): Frame {
  const next: Record<string, unknown> = { ...before };
  for (const [name, said] of Object.entries(change)) {
    next[name] = isWhole(said) ? said : relist(next[name] as object[], said as Changed<object>);
  }
  return next as unknown as Frame;
}

/** The update that a change makes of the last one; what did not change is the same object. */
export function changed(before: Update, { seq, entries, frame = {}, table = {}, done, now }: Change): Update {
  const whole = { frame: changedFrame(before.frame, frame), table: { ...before.table, ...(table as Partial<TableView>) } };
  return { type: "update", seq, entries, ...whole, done, now };
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
  return byte;
});

/** CRC-32 of a frame as JSON, by which it is known to be the house's. */
export function digest(frame: Frame): number {
  let crc = -1;
  for (const byte of new TextEncoder().encode(JSON.stringify(frame))) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}
