import { isDeepStrictEqual } from "node:util";
import {
  type SyncInput,
  SyncOperation,
  type SyncReply,
} from "@daily-quran/domain/progress/progress-sync";
import { MAX_SYNC_SIZE } from "@daily-quran/domain/progress/progress-limits";
import type { Change } from "@daily-quran/progress-sync/item";
import {
  type AppliedOperation,
  type StoredChange,
  operationTime,
} from "@daily-quran/progress-sync/messages";
import type { Steps } from "@daily-quran/steps/steps";
import type { z } from "zod";
import { runInSlices } from "../../content/run-in-slices.ts";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { invalidInputError, MAX_FAULTS } from "../../request/public-error.ts";
import { inTurn } from "../limit/in-turn.ts";
import { checkValue, lastMarkDate } from "./check-value.ts";
import { checkRoom, removeOwn, writeProgress } from "./progress-items.ts";
import { type Applied, findRevision, listChanges } from "./sync.sql.ts";

/** A push that is checked and stored in a few milliseconds. */
const SHORT_PUSH = 100;

/**
 * Applies what a device did, each operation once, and returns what it has not seen. An operation that may not be
 * stored is refused and passed over, so that those after it still arrive.
 */
export async function syncProgress(
  sql: Sql,
  { userId, now }: Actor,
  input: SyncInput,
): Promise<SyncReply> {
  return input.operations.length > SHORT_PUSH
    ? await inTurn(userId, () => exchange(sql, { userId, now }, input))
    : await exchange(sql, { userId, now }, input);
}

async function exchange(
  sql: Sql,
  { userId, now }: Pick<Actor, "userId" | "now">,
  input: SyncInput,
): Promise<SyncReply> {
  const { device, since } = input;
  const { operations, changes, refused } = await runInSlices(checkOperations(input, now));
  const done = await applyOperations(sql, userId, { device, operations, changes });
  // A removed plan takes along where its reader stopped; devices get that as the next change.
  for (const { kind, id, value, seq } of changes)
    if (kind === "plan" && value === null && done.applied.some((one) => one.seq === seq))
      // oxlint-disable-next-line no-await-in-loop -- seldom more than one
      await removeOwn(sql, { userId, now }, { kind: "position", id });
  const limit = MAX_SYNC_SIZE + 1;
  // Most pushes come from a device that has seen all: a mark is one statement.
  const found =
    since < done.before
      ? await listChanges(sql, userId, { since, until: done.before, limit })
      : { changes: [], compacted: done.compacted };
  const page = found.changes.slice(0, MAX_SYNC_SIZE);
  const hasMore = found.changes.length > MAX_SYNC_SIZE;
  const { asSent, rest } = await runInSlices(withoutValues(done.applied, { operations, changes }));
  return {
    now,
    received: done.received,
    revision: hasMore ? (page.at(-1)?.revision ?? since) : done.revision,
    applied: asSent,
    changes: [...page, ...rest],
    hasMore,
    compacted: found.compacted,
    isBehind: since > done.before,
    refused,
  };
}

interface CheckedOperations {
  readonly operations: readonly SyncOperation[];
  readonly changes: readonly Change[];
  readonly refused: SyncReply["refused"];
}

/** Refuses all for the first faults: to list those of 2,000 operations would take long. */
function* readOperations(sent: readonly unknown[]): Steps<readonly SyncOperation[]> {
  const operations: SyncOperation[] = [];
  const issues: z.core.$ZodIssue[] = [];
  for (const [index, one] of sent.entries()) {
    const { data, error } = SyncOperation.safeParse(one);
    if (data) operations.push(data);
    for (const issue of error?.issues ?? [])
      issues.push({ ...issue, path: ["operations", index, ...issue.path] });
    if (issues.length >= MAX_FAULTS) break;
    yield;
  }
  const [first] = operations;
  const hasGap = operations.some(({ seq }, index) => seq !== (first?.seq ?? 0) + index);
  const message = "Operations are sent in order, without a gap.";
  if (issues.length === 0 && hasGap)
    issues.push({ code: "custom", path: ["operations"], message, input: sent });
  if (issues.length > 0) throw invalidInputError(issues);
  return operations;
}

/** The operations up to the last that is named as refused: the device sends those after it again. */
function* checkOperations(input: SyncInput, now: number): Steps<CheckedOperations> {
  const { device } = input;
  const operations = yield* readOperations(input.operations);
  const changes: Change[] = [];
  const refused: SyncReply["refused"] = [];
  const last = lastMarkDate(now);
  for (const [index, { over, ...operation }] of operations.entries()) {
    const { kind, id, seq } = operation;
    const checked = checkValue({ ...operation, value: operation.value ?? null }, last);
    if ("fault" in checked) refused.push({ seq, message: checked.fault });
    else {
      const at = operationTime({ ...operation, ...(over !== undefined && { over }) }, input, now);
      changes.push({ kind, id, seq, device, value: checked.value, at });
    }
    if (refused.length === MAX_FAULTS)
      return { operations: operations.slice(0, index + 1), changes, refused };
    yield;
  }
  return { operations, changes, refused };
}

/** The changes that the device has as they are stored, and in full those whose value was normalized. */
function* withoutValues(
  applied: readonly AppliedOperation[],
  { operations, changes }: Pick<CheckedOperations, "operations" | "changes">,
): Steps<{ asSent: AppliedOperation[]; rest: StoredChange[] }> {
  const sent = new Map(operations.map(({ seq, value }) => [seq, value ?? null]));
  const stored = new Map(changes.map((change) => [change.seq, change]));
  const asSent: AppliedOperation[] = [];
  const rest: StoredChange[] = [];
  for (const one of applied) {
    const change = stored.get(one.seq);
    if (change && !isDeepStrictEqual(change.value, sent.get(one.seq)))
      rest.push({ ...change, ...one });
    else asSent.push(one);
    yield;
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
  }: { device: string; operations: readonly SyncOperation[]; changes: readonly Change[] },
): Promise<Pick<Applied, "received" | "before" | "revision" | "compacted" | "applied">> {
  const first = operations[0]?.seq;
  const last = operations.at(-1)?.seq;
  if (first !== undefined && last !== undefined)
    return checkRoom(
      await writeProgress(sql, userId, { by: "device", device, first, last, changes }),
    );
  const found = await findRevision(sql, userId, device);
  return { ...found, before: found.revision, applied: [] };
}
