import { DomainError } from "@daily-quran/domain/errors";

const MAX_WAITING = 2;

const lines = new Map<number, { waiting: number; last: Promise<unknown> }>();

/**
 * Runs the long work of one person after another, so that nobody has more than a share of the process; throws
 * TOO_MANY_REQUESTS where some waits already.
 */
export async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const line = lines.get(userId) ?? { waiting: 0, last: Promise.resolve() };
  if (line.waiting > MAX_WAITING) throw new DomainError("TOO_MANY_REQUESTS", undefined, 1);
  lines.set(userId, line);
  line.waiting += 1;
  const before = line.last;
  const done = before.then(work);
  line.last = done.catch(() => {});
  try {
    return await done;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(userId);
  }
}
