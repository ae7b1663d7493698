import { createHash } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { deleteOldAttempts, insertAttempt, releaseAttempt } from "./attempt.sql.ts";

/** What is limited (`login:network:192.0.2.1`) and to how many in how many minutes. */
export interface AttemptLimit {
  readonly subject: string;
  readonly most: number;
  readonly minutes: number;
}

/** A counted attempt, to be given back when it should not have counted. */
export interface Attempt {
  readonly key: string;
  readonly resetsAt: string;
}

/** Counts an attempt, or throws TOO_MANY_REQUESTS with the seconds until there may be another. */
export async function takeAttempt(
  { sql, now }: { readonly sql: Sql; readonly now: number },
  { subject, most, minutes }: AttemptLimit,
): Promise<Attempt> {
  const key = createHash("sha256").update(subject).digest("hex");
  const end = new Date(now + minutes * 60_000).toISOString();
  const instant = new Date(now).toISOString();
  const row = await insertAttempt(sql, { key, most, now: instant, resetsAt: end });
  const resetsAt = row?.resetsAt ?? end;
  if (!row?.taken) {
    const seconds = Math.ceil((Date.parse(resetsAt) - now) / 1000);
    throw new DomainError("TOO_MANY_REQUESTS", undefined, Math.max(1, seconds));
  }
  // Whoever begins a new count pays for the removal of old ones, so that the table stays small.
  if (row.count === 1) await deleteOldAttempts(sql, instant);
  return { key, resetsAt };
}

/** Makes an attempt uncounted. */
export async function giveBackAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  await releaseAttempt(sql, attempt);
}
