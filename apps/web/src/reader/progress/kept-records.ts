import { itemKey } from "@daily-quran/progress-sync/item";
import type { HeldChange, Operation } from "@daily-quran/progress-sync/messages";
import type { DBSchema, IDBPTransaction } from "idb";
import type { Kept, Owner } from "./kept.ts";

/** What is stored of an owner but the changes, which have records of their own. */
type Head = Omit<Kept, "progress"> &
  Omit<Kept["progress"], "held" | "pending" | "compacted"> &
  Partial<Pick<Kept["progress"], "compacted">>;

export interface ProgressRecords extends DBSchema {
  readonly heads: { key: Owner; value: Head };
  readonly held: { key: [Owner, string]; value: HeldChange };
  readonly pending: { key: [Owner, number]; value: Operation };
}

export const STORES = ["heads", "held", "pending"] as const;

export type Transaction = IDBPTransaction<ProgressRecords, typeof STORES, "readwrite">;

// An array is after every string and number.
const allOf = (owner: Owner) => IDBKeyRange.bound([owner], [owner, []]);

/** Reads what is kept of an owner; what the page knows already is read again only if it was changed. */
export async function readKept(
  transaction: Transaction,
  owner: Owner,
  known: Kept | undefined,
): Promise<Kept | undefined> {
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
export async function writeKept(
  transaction: Transaction,
  owner: Owner,
  { before, after }: { readonly before: Kept | undefined; readonly after: Kept | undefined },
): Promise<Kept | undefined> {
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

type Held = Kept["progress"]["held"];

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
