import { createHash } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../../db/client.ts";
import {
  type AttemptRow,
  deleteOldAttempts,
  insertAttempts,
  releaseAttempts,
} from "./attempt.sql.ts";

/** What is limited (`login:network:192.0.2.1`), the maximum, and the minutes. */
export interface AttemptLimit {
  readonly subject: string;
  readonly most: number;
  readonly minutes: number;
}

/** A counted attempt, to be released when it should not count. */
export interface Attempt {
  readonly key: string;
  readonly resetsAt: string;
}

/**
 * Counts an attempt under every limit, or throws TOO_MANY_REQUESTS with the seconds until there may be
 * another; a refused one writes nothing.
 */
export async function takeAttempts(
  { sql, now }: { readonly sql: Sql; readonly now: number },
  limits: readonly AttemptLimit[],
): Promise<Attempt[]> {
  if (limits.length === 0) return [];
  const instant = new Date(now).toISOString();
  const keys = limits.map(({ subject, most, minutes }) => ({
    key: createHash("sha256").update(subject).digest("hex"),
    most,
    resetsAt: new Date(now + minutes * 60_000).toISOString(),
  }));
  const rows = await insertAttempts(sql, keys, instant);
  const taken = rows.filter((row) => row.taken);
  if (taken.length < keys.length) {
    if (taken.length > 0) await releaseAttempts(sql, taken);
    const usedUp = rows.filter((row) => !row.taken);
    // Concurrent attempts used up the rest: the end of one that has just begun is the latest that it can be.
    const ends = (usedUp.length > 0 ? usedUp : keys).map(({ resetsAt }) => resetsAt);
    throw new DomainError("TOO_MANY_REQUESTS", undefined, secondsUntil(ends, now));
  }
  await sweepFor(sql, taken, instant);
  return taken;
}

/** Makes attempts uncounted. */
export async function giveBackAttempts(sql: Sql, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length > 0) await releaseAttempts(sql, attempts);
}

function secondsUntil(ends: readonly string[], now: number): number {
  const last = Math.max(...ends.map((end) => Date.parse(end)));
  return Math.max(1, Math.ceil((last - now) / 1000));
}

// Each new count also deletes some expired ones, so that the table stays small.
async function sweepFor(sql: Sql, taken: readonly AttemptRow[], now: string): Promise<void> {
  if (taken.some(({ count }) => count === 1)) await deleteOldAttempts(sql, now);
}
