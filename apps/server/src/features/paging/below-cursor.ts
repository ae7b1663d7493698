import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/fields/id";

/** The ID, or another number up to `most`, below which a page of a list begins; throws INVALID_CURSOR. */
export function belowCursor(cursor: string | undefined, most = MAX_ID): number {
  if (cursor === undefined) return most;
  const below = Number(/^[1-9]\d{0,15}$/.exec(cursor)?.[0]);
  if (!(below <= most)) throw new DomainError("INVALID_CURSOR");
  return below;
}
