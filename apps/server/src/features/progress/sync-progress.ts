import { DomainError } from "@daily-quran/domain/errors";
import { MAX_SYNC_SIZE, type SyncInput, type SyncReply } from "@daily-quran/domain/progress-sync";
import type { Change } from "@daily-quran/progress-sync/item";
import { operationTime } from "@daily-quran/progress-sync/operation-time";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { checkValue } from "./check-value.ts";
import { applyChanges, findRevision, listChanges } from "./item.sql.ts";

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
  for (const { over, ...operation } of operations) {
    const { kind, id, seq } = operation;
    const checked = checkValue({ ...operation, value: operation.value ?? null }, now);
    if ("fault" in checked) refused.push({ seq, message: checked.fault });
    else {
      const at = operationTime({ ...operation, ...(over !== undefined && { over }) }, input, now);
      changes.push({ kind, id, seq, device, value: checked.value, at });
    }
  }
  const { revision, received } = await applied(sql, userId, { device, operations, changes });
  const found = await listChanges(sql, userId, { since, limit: MAX_SYNC_SIZE + 1 });
  const page = found.slice(0, MAX_SYNC_SIZE);
  const hasMore = found.length > MAX_SYNC_SIZE;
  const last = found.at(-1)?.revision ?? revision;
  return {
    now,
    received,
    // Another device may have gone on between the two statements.
    revision: hasMore ? (page.at(-1)?.revision ?? revision) : Math.max(revision, last),
    changes: page,
    hasMore,
    isBehind: since > revision,
    refused,
  };
}

async function applied(
  sql: Sql,
  userId: number,
  {
    device,
    operations,
    changes,
  }: { device: string; operations: SyncInput["operations"]; changes: readonly Change[] },
): Promise<{ revision: number; received: number }> {
  const first = operations[0]?.seq;
  const last = operations.at(-1)?.seq;
  if (first === undefined || last === undefined) return await findRevision(sql, userId, device);
  const done = await applyChanges(sql, userId, { device, first, last, changes });
  if (!done) throw new DomainError("UNAUTHORIZED");
  if (done.isFull) throw new DomainError("PROGRESS_FULL");
  return done;
}
