import { DomainError } from "@daily-quran/domain/errors";

// Before the connection is cut for its silence, after a minute.
const MAX_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;

/**
 * Waits for what is built once after a start and for whole texts; throws OVERLOADED when that takes too long, and
 * the building goes on.
 */
export async function untilBuilt<Built>(building: Promise<Built>): Promise<Built> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(
      () => reject(new DomainError("OVERLOADED", undefined, RETRY_SECONDS)),
      MAX_WAIT_MS,
    );
  });
  return await Promise.race([building, late]).finally(() => clearTimeout(timeout));
}
