import { type IDBPDatabase, openDB } from "idb";
import type { Keeper, Kept, KeptChange, Owner } from "./kept.ts";
import { type ProgressRecords, readKept, STORES, writeKept } from "./kept-records.ts";

const NAME = "daily-quran-progress";

/** Some browsers never answer, as Safari after an update. */
const MAX_OPENING_MS = 5000;

/** A keeper in IndexedDB, which also tells what it has seen. */
export type DatabaseKeeper = Keeper & { readonly known: ReadonlyMap<Owner, Kept> };

/** Opens it; rejects where the browser allows no storage. `known` is what the page has seen before. */
export async function openDatabaseKeeper(known = new Map<Owner, Kept>()): Promise<DatabaseKeeper> {
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
  readonly change: KeptChange;
  readonly known: ReadonlyMap<Owner, Kept>;
}

async function updateIn(
  database: IDBPDatabase<ProgressRecords>,
  { owners, change, known }: Update,
): Promise<readonly (Kept | undefined)[]> {
  const transaction = database.transaction(STORES, "readwrite");
  try {
    const before = await Promise.all(
      owners.map((owner) => readKept(transaction, owner, known.get(owner))),
    );
    const after = change(before);
    const stored = await Promise.all(
      owners.map((owner, index) =>
        writeKept(transaction, owner, { before: before[index], after: after[index] }),
      ),
    );
    await transaction.done;
    return stored;
  } catch (error) {
    await abort(transaction);
    throw error;
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
