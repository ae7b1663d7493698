import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";

/** The ID below which a page of a list by IDs begins; throws INVALID_CURSOR. */
export function belowCursor(cursor: string | undefined): number {
  if (cursor === undefined) return MAX_ID;
  const id = Number(/^[1-9]\d{0,9}$/.exec(cursor)?.[0]);
  if (!(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return id;
}
