import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@daily-quran/domain/errors";
import { MAX_SYNC_SIZE, type SyncInput, type SyncReply } from "@daily-quran/domain/progress-sync";
import type { Change } from "@daily-quran/progress-sync/item";
import type { AppliedOperation, HeldChange } from "@daily-quran/progress-sync/messages";
import { operationTime } from "@daily-quran/progress-sync/operation-time";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { checkValue, lastMarkDate } from "./check-value.ts";
import { type Applied, applyChanges, findRevision, listChanges } from "./sync.sql.ts";

/**
 * Applies what a device did, each operation once, and returns what it has not seen. An operation that may not be
 * stored is refused and passed over, so that those after it still arrive.
 */
export async function syncProgress(
  sql: Sql,
  { userId, now }: Actor,
  input: SyncInput,
): Promise<SyncReply> {
  const { device, since, operations } = input;
  const changes: Change[] = [];
  const refused: SyncReply["refused"] = [];
  const last = lastMarkDate(now);
  for (const { over, ...operation } of operations) {
    const { kind, id, seq } = operation;
    const checked = checkValue({ ...operation, value: operation.value ?? null }, last);
    if ("fault" in checked) refused.push({ seq, message: checked.fault });
    else {
      const at = operationTime({ ...operation, ...(over !== undefined && { over }) }, input, now);
      changes.push({ kind, id, seq, device, value: checked.value, at });
    }
  }
  const done = await applyOperations(sql, userId, { device, operations, changes });
  const limit = MAX_SYNC_SIZE + 1;
  // Most pushes come from a device that has seen all: a mark is one statement.
  const found =
    since < done.before ? await listChanges(sql, userId, { since, until: done.before, limit }) : [];
  const page = found.slice(0, MAX_SYNC_SIZE);
  const hasMore = found.length > MAX_SYNC_SIZE;
  const { asSent, rest } = withoutValues(done.applied, { operations, changes });
  return {
    now,
    received: done.received,
    revision: hasMore ? (page.at(-1)?.revision ?? since) : done.revision,
    applied: asSent,
    changes: [...page, ...rest],
    hasMore,
    isBehind: since > done.before,
    refused,
  };
}

/** The changes that the device has as they are stored, and in full those whose value was normalized. */
function withoutValues(
  applied: readonly AppliedOperation[],
  { operations, changes }: { operations: SyncInput["operations"]; changes: readonly Change[] },
): { asSent: AppliedOperation[]; rest: HeldChange[] } {
  const sent = new Map(operations.map(({ seq, value }) => [seq, value ?? null]));
  const stored = new Map(changes.map((change) => [change.seq, change]));
  const asSent: AppliedOperation[] = [];
  const rest: HeldChange[] = [];
  for (const one of applied) {
    const change = stored.get(one.seq);
    if (change && !isDeepStrictEqual(change.value, sent.get(one.seq)))
      rest.push({ ...change, ...one });
    else asSent.push(one);
  }
  return { asSent, rest };
}

async function applyOperations(
  sql: Sql,
  userId: number,
  {
    device,
    operations,
    changes,
  }: { device: string; operations: SyncInput["operations"]; changes: readonly Change[] },
): Promise<Omit<Applied, "isFull">> {
  const first = operations[0]?.seq;
  const last = operations.at(-1)?.seq;
  if (first === undefined || last === undefined) {
    const found = await findRevision(sql, userId, device);
    return { ...found, before: found.revision, applied: [] };
  }
  const done = await applyChanges(sql, userId, { device, first, last, changes });
  if (!done) throw new DomainError("UNAUTHORIZED");
  if (done.isFull) throw new DomainError("PROGRESS_FULL");
  return done;
}
