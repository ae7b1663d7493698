import { z } from "zod";
import { MAX_ID } from "../fields/id.ts";
import { PlanName, ProgressId } from "./progress.ts";
import { MAX_SYNC_SIZE } from "./progress-limits.ts";

const ItemKind = z.enum(["mark", "bookmark", "plan", "position"], "This is no kind of progress.");
const Clock = z.int("A time is in epoch milliseconds.").min(0, "A time is in epoch milliseconds.");
const Count = z.int("This is a whole number.").min(0, "This is a whole number.");

const SEQ = `Operations are numbered from 1 to ${MAX_ID}.`;

/** What was done on a device, by its number there; `value` is checked by its kind. */
export const SyncOperation = z.object({
  seq: z.int(SEQ).min(1, SEQ).max(MAX_ID, SEQ),
  kind: ItemKind,
  id: PlanName,
  value: z.unknown(),
  at: Clock,
  over: Clock.optional(),
});
export type SyncOperation = z.infer<typeof SyncOperation>;

/** A `SyncOperation` that is checked where it is applied, one after another: 2,000 take long. */
export const UncheckedOperation = z.unknown();

/**
 * What a device sends: its clock, the last revision that it has, and its operations in order, without a gap.
 * Times are epoch milliseconds.
 */
export const SyncInput = z.object({
  device: ProgressId,
  now: Clock,
  since: Count,
  operations: z
    .array(UncheckedOperation)
    .max(MAX_SYNC_SIZE, `Send at most ${MAX_SYNC_SIZE} operations at a time.`),
});
export type SyncInput = z.infer<typeof SyncInput>;

/**
 * What a device gets: the server's clock, the last operation that it has of the device, what this push changed
 * (`applied`), the other changes after `since` up to `revision`, and the operations that were `refused`.
 */
export const SyncReply = z.object({
  now: Clock,
  received: Count,
  revision: Count,
  applied: z.array(z.object({ seq: Count, at: Clock, revision: Count })),
  changes: z.array(
    z.object({
      kind: ItemKind,
      id: PlanName,
      value: z.unknown(),
      at: Clock,
      device: ProgressId,
      seq: Count,
      revision: Count,
    }),
  ),
  hasMore: z.boolean(),
  compacted: Count,
  isBehind: z.boolean(),
  refused: z.array(z.object({ seq: Count, message: z.string() })),
});
export type SyncReply = z.infer<typeof SyncReply>;
