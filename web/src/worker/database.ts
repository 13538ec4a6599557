// The browser's database, as the house in its worker uses it: records by kind and name, entries of tables by number.

const OLDER = "ludotheque"; // as all libraries of a host called theirs once
const ENTRIES = "entries";
const NEWER = "the database is of a newer edition: it is read, and not written";

type Record = [kind: string, name: string, value: Uint8Array | undefined];
type Entry = [seq: number, value: Uint8Array];

/** What is no bytes, or not there, nobody can read. */
const legible = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());

/** As Python can be told of it: not every error of a browser's own is one to Pyodide, and what waits for another waits for ever. */
const plain = (error: DOMException | null): Error => Object.assign(new Error(String(error)), { name: error?.name ?? "Error" });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(plain(request.error));
  });

const finished = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(plain(writing.error));
  });

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Everything that a database holds, by its stores; nothing if there is none of this name. */
async function contents(name: string): Promise<Map<string, [IDBValidKey, unknown][]>> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.transaction!.abort();
  const base = await done(opening).catch(() => null);
  const stores = [...(base?.objectStoreNames ?? [])];
  const found = new Map(await Promise.all(stores.map(async (store) => [store, await recordsOf(base!, store)] as const)));
  base?.close();
  return found;
}

async function recordsOf(base: IDBDatabase, store: string): Promise<[IDBValidKey, unknown][]> {
  const from = base.transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([done(from.getAllKeys()), done<unknown[]>(from.getAll())]);
  return keys.map((key, i) => [key, values[i]]);
}

export class Database {
  private constructor(
    private readonly base: IDBDatabase,
    private readonly kinds: string[],
  ) {}

  /**
   * With so many kinds of records: as there are never fewer of them later, their number is the version. One of a
   * newer edition is only read. What lies under the older name moves to the new one, once.
   */
  static async open(name: string, kinds: string[]): Promise<Database> {
    let before = await contents(OLDER);
    if (before.size) {
      await navigator.locks.request(OLDER, { steal: true }, async () => {}); // a page of an older edition writes no more
      before = await contents(OLDER);
    }
    const opening = indexedDB.open(name, kinds.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const known = opening.result.objectStoreNames;
      for (const kind of [...kinds, ENTRIES]) {
        const store = known.contains(kind) ? opening.transaction!.objectStore(kind) : opening.result.createObjectStore(kind);
        if (!oldVersion) for (const [key, value] of before.get(kind) ?? []) store.put(value, key);
      }
    };
    const base = await done(opening).catch((error: Error) => {
      if (error.name !== "VersionError") throw error;
      return done(indexedDB.open(name));
    });
    if (before.size) indexedDB.deleteDatabase(OLDER);
    return new Database(base, kinds);
  }

  get isNewer(): boolean {
    return this.base.version > this.kinds.length;
  }

  async all(kind: string): Promise<[string, Uint8Array][]> {
    return (await recordsOf(this.base, kind)).map(([name, value]) => [String(name), legible(value)]);
  }

  /** By their numbers, from the first to the last. */
  async entries(table: string): Promise<Uint8Array[]> {
    const store = this.base.transaction(ENTRIES).objectStore(ENTRIES);
    const [keys, values] = await Promise.all([done(store.getAllKeys(ofTable(table))), done(store.getAll(ofTable(table)))]);
    const found: unknown[] = [];
    keys.forEach((key, i) => (found[(key as [string, number])[1] - 1] = values[i]));
    return Array.from(found, legible);
  }

  /** All of it or nothing; false if one of the entries is there already. */
  async write(records: Record[], table: string, entries: Entry[]): Promise<boolean> {
    const writing = this.writing();
    for (const [kind, name, value] of records) {
      if (value) writing.objectStore(kind).put(value, name);
      else writing.objectStore(kind).delete(name);
    }
    for (const [seq, value] of entries) writing.objectStore(ENTRIES).add(value, [table, seq]);
    return finished(writing).then(
      () => true,
      (error: Error) => {
        if (error.name === "ConstraintError") return false;
        throw error;
      },
    );
  }

  overwrite(table: string, entries: Entry[]): Promise<void> {
    const writing = this.writing();
    for (const [seq, value] of entries) writing.objectStore(ENTRIES).put(value, [table, seq]);
    return finished(writing);
  }

  drop(table: string, kinds: string[]): Promise<void> {
    const writing = this.writing();
    for (const kind of kinds) writing.objectStore(kind).delete(table);
    writing.objectStore(ENTRIES).delete(ofTable(table));
    return finished(writing);
  }

  clear(): Promise<void> {
    const writing = this.writing();
    for (const kind of [...this.kinds, ENTRIES]) writing.objectStore(kind).clear();
    return finished(writing);
  }

  /** It is done when the browser has handed it to the system: it outlives page and browser. A device that loses its power
   * may lose the last moment. */
  private writing(): IDBTransaction {
    if (this.isNewer) throw new Error(NEWER);
    return this.base.transaction([...this.kinds, ENTRIES], "readwrite", { durability: "relaxed" });
  }
}
