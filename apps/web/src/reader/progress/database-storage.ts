import { itemKey } from "@daily-quran/progress-sync/item";
import type { StoredChange, Operation } from "@daily-quran/progress-sync/messages";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { StoredProgress, Owner } from "./stored-progress.ts";

/** A change of what is kept of some owners, undefined for nothing; pure, as it may be done twice. */
type StorageChange = (
  kept: readonly (StoredProgress | undefined)[],
) => readonly (StoredProgress | undefined)[];

/** Keeps progress by its owner, in one transaction each time. */
export interface ProgressStorage {
  /** Changes what is kept of some owners, all or nothing, and returns it. */
  readonly update: (
    owners: readonly Owner[],
    change: StorageChange,
  ) => Promise<readonly (StoredProgress | undefined)[]>;
  readonly owners: () => Promise<readonly Owner[]>;
  readonly close: () => void;
}

/** What is stored of an owner but the changes, which have records of their own. */
type Head = Omit<StoredProgress, "progress"> &
  Omit<StoredProgress["progress"], "held" | "pending" | "compacted"> &
  Partial<Pick<StoredProgress["progress"], "compacted">>;

interface ProgressRecords extends DBSchema {
  readonly heads: { key: Owner; value: Head };
  readonly held: { key: [Owner, string]; value: StoredChange };
  readonly pending: { key: [Owner, number]; value: Operation };
}

const STORES = ["heads", "held", "pending"] as const;

type Transaction = IDBPTransaction<ProgressRecords, typeof STORES, "readwrite">;

// An array is after every string and number.
const allOf = (owner: Owner) => IDBKeyRange.bound([owner], [owner, []]);

/** Reads what is kept of an owner; what the page knows already is read again only if it was changed. */
async function readStored(
  transaction: Transaction,
  owner: Owner,
  known: StoredProgress | undefined,
): Promise<StoredProgress | undefined> {
  const head = await transaction.objectStore("heads").get(owner);
  if (!head) return undefined;
  if (known?.version === head.version && known.progress.device === head.device) return known;
  const [held, pending] = await Promise.all([
    transaction.objectStore("held").getAll(allOf(owner)),
    transaction.objectStore("pending").getAll(allOf(owner)),
  ]);
  const { version, refused, declinedBy, ...rest } = head;
  const heldByKey = new Map(held.map((change) => [itemKey(change), change]));
  // What was stored by an earlier release has no `compacted`.
  const progress = { ...rest, compacted: rest.compacted ?? 0, held: heldByKey, pending };
  return { version, refused, declinedBy, progress };
}

/** Stores what changed of an owner, and returns it with its version. */
async function writeStored(
  transaction: Transaction,
  owner: Owner,
  {
    before,
    after,
  }: { readonly before: StoredProgress | undefined; readonly after: StoredProgress | undefined },
): Promise<StoredProgress | undefined> {
  if (after === before) return after;
  if (!after) {
    await Promise.all([
      transaction.objectStore("heads").delete(owner),
      transaction.objectStore("held").delete(allOf(owner)),
      transaction.objectStore("pending").delete(allOf(owner)),
    ]);
    return undefined;
  }
  const stored = { ...after, version: (before?.version ?? 0) + 1 };
  const { progress, ...head } = stored;
  const { held, pending, ...rest } = progress;
  await Promise.all([
    transaction.objectStore("heads").put({ ...head, ...rest }, owner),
    writeHeld(transaction, owner, { before: before?.progress.held, after: held }),
    writePending(transaction, owner, { before: before?.progress.pending, after: pending }),
  ]);
  return stored;
}

type Held = StoredProgress["progress"]["held"];

async function writeHeld(
  transaction: Transaction,
  owner: Owner,
  { before, after }: { readonly before: Held | undefined; readonly after: Held },
): Promise<void> {
  const store = transaction.objectStore("held");
  const gone = [...(before?.keys() ?? [])].filter((key) => !after.has(key));
  const changed = [...after].filter(([key, change]) => before?.get(key) !== change);
  await Promise.all([
    ...gone.map((key) => store.delete([owner, key])),
    ...changed.map(([key, change]) => store.put(change, [owner, key])),
  ]);
}

async function writePending(
  transaction: Transaction,
  owner: Owner,
  {
    before = [],
    after,
  }: { readonly before: readonly Operation[] | undefined; readonly after: readonly Operation[] },
): Promise<void> {
  const store = transaction.objectStore("pending");
  const [had, has] = [new Set(before), new Set(after)];
  const numbers = new Set(after.map(({ seq }) => seq));
  await Promise.all([
    ...before.filter(({ seq }) => !numbers.has(seq)).map(({ seq }) => store.delete([owner, seq])),
    ...[...has].filter((one) => !had.has(one)).map((one) => store.put(one, [owner, one.seq])),
  ]);
}

const NAME = "daily-quran-progress";

/** Some browsers never answer, as Safari after an update. */
const MAX_OPENING_MS = 5000;
const MAX_WAITING_MS = 10_000;

/** A keeper in IndexedDB, which also tells what it has seen. */
export type DatabaseStorage = ProgressStorage & {
  readonly known: ReadonlyMap<Owner, StoredProgress>;
};

/** Opens it; rejects where the browser allows no storage. `known` is what the page has seen before. */
export async function openDatabaseStorage(
  known = new Map<Owner, StoredProgress>(),
): Promise<DatabaseStorage> {
  const database = await opened();
  // A page of a later version waits until this one lets go.
  database.addEventListener("versionchange", () => database.close());
  return {
    known,
    owners: () => database.getAllKeys("heads"),
    close: () => database.close(),
    async update(owners, change) {
      const after = await updateIn(database, { owners, change, known });
      for (const [index, owner] of owners.entries()) {
        const kept = after[index];
        if (kept) known.set(owner, kept);
        else known.delete(owner);
      }
      return after;
    },
  };
}

async function opened(): Promise<IDBPDatabase<ProgressRecords>> {
  const opening = openDB<ProgressRecords>(NAME, 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException("Opening took too long", "TimeoutError")),
      MAX_OPENING_MS,
    );
  });
  return await Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

interface Update {
  readonly owners: readonly Owner[];
  readonly change: StorageChange;
  readonly known: ReadonlyMap<Owner, StoredProgress>;
}

async function updateIn(
  database: IDBPDatabase<ProgressRecords>,
  { owners, change, known }: Update,
): Promise<readonly (StoredProgress | undefined)[]> {
  const transaction = database.transaction(STORES, "readwrite");
  // It may wait for good behind that of a page which its browser has put to sleep; nothing of it is written then.
  const late = setTimeout(() => void abort(transaction), MAX_WAITING_MS);
  try {
    const before = await Promise.all(
      owners.map((owner) => readStored(transaction, owner, known.get(owner))),
    );
    const after = change(before);
    const stored = await Promise.all(
      owners.map((owner, index) =>
        writeStored(transaction, owner, { before: before[index], after: after[index] }),
      ),
    );
    await transaction.done;
    return stored;
  } catch (error) {
    await abort(transaction);
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** A transaction that has failed by itself cannot be aborted any more. */
async function abort(transaction: { abort(): void; readonly done: Promise<void> }): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
  await transaction.done.catch(() => undefined);
}
