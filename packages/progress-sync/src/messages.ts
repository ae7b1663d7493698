import type { Change, Item } from "./item.ts";

/**
 * A change on its way to the server: the `seq`-th of its device. `over` is the time of the version that the
 * device saw, if any.
 */
export interface Operation extends Item {
  readonly seq: number;
  readonly over?: number | undefined;
}

/**
 * What a device sends: its clock, corrected (`now`), the last revision that it has (`since`, 0 for none), and
 * its operations in order, without a gap. `skew` is the correction, for the device itself.
 */
export interface Push {
  readonly device: string;
  readonly now: number;
  readonly skew: number;
  readonly since: number;
  readonly operations: readonly Operation[];
}

/**
 * The time of an operation by the server's clock, in epoch milliseconds: corrected by what the device's clock
 * is off, never in the future, and after the version that the device saw.
 */
export function operationTime(
  { at, over = 0 }: Operation,
  sent: Pick<Push, "now">,
  now: number,
): number {
  const corrected = Math.min(at + now - sent.now, now);
  return Math.max(corrected, Math.min(over, now) + 1);
}

/** A change as the server holds it: `revision` grows with each change of the reader's progress. */
export interface StoredChange extends Change {
  readonly revision: number;
}

/** An operation of a push that became the last change of its item; the device has its value. */
export interface AppliedOperation {
  readonly seq: number;
  readonly at: number;
  readonly revision: number;
}

/**
 * What the server says: its clock, the device's last operation that it has (`received`), what this push changed
 * (`applied`), the other changes after `since` up to `revision`, by revision, and whether there are more. It has
 * forgotten removed items up to the revision `compacted`. `isBehind`: it has less than the device has seen, as
 * after a restored backup.
 */
export interface Reply {
  readonly now: number;
  readonly received: number;
  readonly revision: number;
  readonly applied: readonly AppliedOperation[];
  readonly changes: readonly StoredChange[];
  readonly hasMore: boolean;
  readonly compacted: number;
  readonly isBehind: boolean;
}
