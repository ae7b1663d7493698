import { type Change, itemKey } from "../src/item.ts";
import { type StoredChange, operationTime, type Push, type Reply } from "../src/messages.ts";

/**
 * All that the server holds of one reader: the last change of each item, and each device's last operation. Items
 * that were removed up to the revision `compacted` may be forgotten.
 */
export interface ReaderProgress {
  readonly revision: number;
  readonly changes: ReadonlyMap<string, StoredChange>;
  readonly received: ReadonlyMap<string, number>;
  readonly compacted: number;
}

/** A reader of whom nothing is held. */
export const NO_PROGRESS: ReaderProgress = {
  revision: 0,
  changes: new Map(),
  received: new Map(),
  compacted: 0,
};

/**
 * Applies what a device sent: each operation once, in order; after a gap none. What never was leaves nothing when
 * it is removed. The server does the same in one statement of SQL.
 */
export function applyPush(held: ReaderProgress, push: Push, now: number): ReaderProgress {
  const last = held.received.get(push.device) ?? 0;
  if ((push.operations[0]?.seq ?? 1) > last + 1) return held;
  const changes = new Map(held.changes);
  let { revision } = held;
  for (const operation of push.operations) {
    if (operation.seq <= last) continue;
    const { kind, id, value, seq } = operation;
    const at = operationTime(operation, push, now);
    const change: Change = { kind, id, value, at, device: push.device, seq };
    const there = changes.get(itemKey(change));
    if (there ? replaces(change, there) : value !== null) {
      revision += 1;
      changes.set(itemKey(change), { ...change, revision });
    }
  }
  const received = Math.max(last, push.operations.at(-1)?.seq ?? 0);
  return {
    ...held,
    revision,
    changes,
    received: new Map(held.received).set(push.device, received),
  };
}

/**
 * Whether a change takes the place of what is held. A mark is only ever removed, for good; of the others the
 * last change stays, of two at the same time that of the greater device.
 */
function replaces(change: Change, held: Change): boolean {
  if (change.kind === "mark") return change.value === null && held.value !== null;
  if (change.at !== held.at) return change.at > held.at;
  if (change.device !== held.device) return change.device > held.device;
  return change.seq > held.seq;
}

/** What the server answers to a push that it has applied; at most `limit` changes of others. */
export function replyTo(
  { before, after }: { readonly before: ReaderProgress; readonly after: ReaderProgress },
  push: Push,
  { now, limit }: { readonly now: number; readonly limit: number },
): Reply {
  const all = [...after.changes.values()].sort((one, other) => one.revision - other.revision);
  const newer = all.filter(({ revision }) => revision > push.since && revision <= before.revision);
  const changes = newer.slice(0, limit);
  const hasMore = newer.length > limit;
  return {
    now,
    received: after.received.get(push.device) ?? 0,
    revision: hasMore ? (changes.at(-1)?.revision ?? push.since) : after.revision,
    applied: all
      .filter(({ revision }) => revision > before.revision)
      .map(({ seq, at, revision }) => ({ seq, at, revision })),
    changes,
    hasMore,
    compacted: after.compacted,
    isBehind: push.since > before.revision,
  };
}
