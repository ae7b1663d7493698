import { DomainError } from "@daily-quran/domain/errors";
import { isEditionRefusal } from "@daily-quran/quran-text/import/refusal";
import { isStartFailure } from "../db/start-failure.ts";

/** The text of a failure for a person; an unexpected one has its stack. */
export function explain(error: unknown): string {
  if (isEditionRefusal(error) || isStartFailure(error) || error instanceof DomainError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
