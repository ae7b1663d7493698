import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";
import type { StandingsAfter } from "./leaderboard.sql.ts";

// The last instant that a Date can have; Postgres accepts later ones.
const LATEST_INSTANT = 8_640_000_000_000_000;

/** The cursor of the list page after a row: its sort key. */
export function cursorAt({ points, versesRead, reachedAt, memberId }: StandingsAfter): string {
  return `${points}-${versesRead}-${Date.parse(reachedAt)}-${memberId}`;
}

/** The row that a cursor names. */
export function afterCursor(cursor: string | undefined): StandingsAfter | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,10}-\d{1,10}-\d{1,16}-\d{1,10}$/.test(cursor))
    throw new DomainError("INVALID_CURSOR");
  const [points = 0, versesRead = 0, reachedAt = 0, memberId = 0] = cursor.split("-").map(Number);
  if (Math.max(points, versesRead, memberId) > MAX_ID || reachedAt > LATEST_INSTANT)
    throw new DomainError("INVALID_CURSOR");
  return { points, versesRead, reachedAt: new Date(reachedAt).toISOString(), memberId };
}
