import { type Item, type ItemKind, itemKey } from "./item.ts";
import type { StoredChange, Operation, Push, Reply } from "./messages.ts";

/**
 * A reader's progress on one device, to be stored as it is: what the server has sent, and the operations that
 * it has not confirmed. `skew` is how far the server's clock is ahead, in milliseconds; `compacted` that of the
 * last reply.
 */
export interface DeviceProgress {
  readonly device: string;
  readonly lastSeq: number;
  readonly lastAt: number;
  readonly skew: number;
  readonly since: number;
  readonly compacted: number;
  readonly held: ReadonlyMap<string, StoredChange>;
  readonly pending: readonly Operation[];
}

/** The progress of a device that has none yet; `device` is a new UUID. */
export function newDevice(device: string): DeviceProgress {
  const nothing = { lastSeq: 0, lastAt: 0, skew: 0, since: 0, compacted: 0 };
  return { device, ...nothing, held: new Map(), pending: [] };
}

/** Sets an item, or removes it with null; `now` is the device's clock. To be stored before it is shown. */
export function withItem(
  progress: DeviceProgress,
  { kind, id, value }: { readonly kind: ItemKind; readonly id: string; readonly value: unknown },
  now: number,
): DeviceProgress {
  const seq = progress.lastSeq + 1;
  // After all that this device has done or seen, whatever its clock says.
  const at = Math.max(now + progress.skew, progress.lastAt + 1);
  const over = progress.held.get(itemKey({ kind, id }))?.at;
  const operation = { kind, id, value, at, seq, ...(over !== undefined && { over }) };
  return { ...progress, lastSeq: seq, lastAt: at, pending: [...progress.pending, operation] };
}

/** All items as the reader sees them, the unconfirmed ones included; none that is removed. */
export function itemsOf({ held, pending }: DeviceProgress): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>(held);
  for (const operation of pending) {
    const key = itemKey(operation);
    const there = items.get(key);
    const isRemovedMark = operation.kind === "mark" && there?.value === null;
    if (!isRemovedMark) items.set(key, operation);
  }
  for (const [key, { value }] of items) if (value === null) items.delete(key);
  return items;
}

/** What to send next, at most `limit` operations; also worth sending without any, to hear of other devices. */
export function pushOf(
  { device, skew, since, pending }: DeviceProgress,
  now: number,
  limit: number,
): Push {
  return { device, now: now + skew, skew, since, operations: pending.slice(0, limit) };
}

// A smaller difference may be the way to the server and back.
const MIN_SKEW_CHANGE = 60_000;

/**
 * Takes in the answer to a push, also a late one or the same one again. Undefined when the server and this
 * device no longer agree on what was sent, as after a restored backup: then `sentAgain` is the way on. A device
 * that was away while the server forgot removed items begins anew (`since` 0), with what it has not sent.
 */
export function withReply(
  progress: DeviceProgress,
  push: Push,
  reply: Reply,
): DeviceProgress | undefined {
  if (push.device !== progress.device) return progress;
  const firstSent = push.operations[0]?.seq ?? 1;
  const isOlder = reply.compacted < progress.compacted;
  if (reply.isBehind || isOlder || reply.received < firstSent - 1) return undefined;
  if (reply.received > progress.lastSeq) return undefined;
  // Pages of an exchange that began at 0 are below `compacted`, which the device knows since the first of them.
  const hasForgotten = reply.compacted > progress.compacted;
  const isBegunAnew = hasForgotten && push.since > 0 && push.since < reply.compacted;
  const change = push.skew + reply.now - push.now - progress.skew;
  const shift = Math.abs(change) < MIN_SKEW_CHANGE ? 0 : change;
  const pending = progress.pending
    .filter(({ seq }) => seq > reply.received)
    .map((operation) => ({ ...operation, at: operation.at + shift }));
  const changes = [...reply.changes, ...appliedChanges(push, reply)];
  const times = [...changes, ...pending].map(({ at }) => at);
  return {
    ...progress,
    held: isBegunAnew ? new Map() : withChanges(progress.held, changes, reply.compacted),
    pending,
    lastAt: times.reduce((last, at) => Math.max(last, at), progress.lastAt + Math.min(shift, 0)),
    skew: progress.skew + shift,
    since: isBegunAnew ? 0 : Math.max(progress.since, reply.revision),
    compacted: reply.compacted,
  };
}

/** What a push changed, of which the reply has no values. */
function appliedChanges({ device, operations }: Push, { applied }: Reply): readonly StoredChange[] {
  const ofSeq = new Map(operations.map((operation) => [operation.seq, operation]));
  return applied.flatMap(({ seq, at, revision }) => {
    const operation = ofSeq.get(seq);
    if (!operation) return [];
    const { kind, id, value } = operation;
    return [{ kind, id, value, at, device, seq, revision }];
  });
}

function withChanges(
  held: DeviceProgress["held"],
  changes: readonly StoredChange[],
  compacted: number,
): DeviceProgress["held"] {
  const next = new Map(held);
  for (const change of changes) {
    const there = next.get(itemKey(change));
    if (!there || there.revision < change.revision) next.set(itemKey(change), change);
  }
  for (const [key, { value, revision }] of next)
    if (value === null && revision <= compacted) next.delete(key);
  return next;
}

/**
 * Everything again, under a new device's name, for a server that has lost it. What the server has stays, and of
 * two versions the later one.
 */
export function sentAgain(progress: DeviceProgress, device: string): DeviceProgress {
  const items = [...progress.held.values(), ...progress.pending];
  const pending = items.map(({ kind, id, value, at }, index) => {
    return { kind, id, value, at, seq: index + 1 };
  });
  const { lastAt, skew } = progress;
  return { ...newDevice(device), lastSeq: pending.length, lastAt, skew, pending };
}

/**
 * A user's progress with all of a visitor's in this browser, each item with its time: what the user has that is
 * later stays.
 */
export function withItemsOf(progress: DeviceProgress, visitor: DeviceProgress): DeviceProgress {
  const own = itemsOf(progress);
  const taken = [...itemsOf(visitor).values()]
    .map((item) => ({ ...item, at: item.at + progress.skew - visitor.skew }))
    .filter((item) => item.at > (own.get(itemKey(item))?.at ?? 0));
  const operations = taken.map(({ kind, id, value, at }, index) => {
    return { kind, id, value, at, seq: progress.lastSeq + index + 1 };
  });
  return {
    ...progress,
    lastSeq: progress.lastSeq + operations.length,
    lastAt: operations.reduce((last, { at }) => Math.max(last, at), progress.lastAt),
    pending: [...progress.pending, ...operations],
  };
}
