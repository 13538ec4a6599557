// The browser's database, as the house in its worker uses it: records by kind and name, entries of tables by number.

const NAME = "ludotheque";
const KINDS = ["table", "fact", "picture", "people", "results"] as const; // as in store/browser.py; one more is another version
const VERSION = 2;
const ENTRIES = "entries";

type Record = [kind: string, name: string, value: Uint8Array | undefined];
type Entry = [seq: number, value: Uint8Array];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const known = opening.result.objectStoreNames;
      for (const kind of [...KINDS, ENTRIES]) if (!known.contains(kind)) opening.result.createObjectStore(kind);
    };
    return new Database(await done(opening));
  }

  async all(kind: string): Promise<[string, Uint8Array][]> {
    const store = this.base.transaction(kind).objectStore(kind);
    const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return names.map((name, i) => [String(name), values[i] as Uint8Array]);
  }

  entries(table: string): Promise<Uint8Array[]> {
    return done(this.base.transaction(ENTRIES).objectStore(ENTRIES).getAll(ofTable(table)));
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
      (error: DOMException | null) => {
        if (error?.name === "ConstraintError") return false;
        throw error;
      },
    );
  }

  overwrite(table: string, entries: Entry[]): Promise<void> {
    const writing = this.writing();
    for (const [seq, value] of entries) writing.objectStore(ENTRIES).put(value, [table, seq]);
    return finished(writing);
  }

  drop(table: string): Promise<void> {
    const writing = this.writing();
    for (const kind of ["table", "picture", "results"]) writing.objectStore(kind).delete(table);
    writing.objectStore(ENTRIES).delete(ofTable(table));
    return finished(writing);
  }

  private writing(): IDBTransaction {
    return this.base.transaction([...KINDS, ENTRIES], "readwrite");
  }
}
