import { startFailure } from "../start-failure.ts";
import type { BackupLoading, Loaded } from "./load-backup.ts";

export interface Restoring extends BackupLoading {
  /** Whether existing data may be moved aside. */
  readonly replace: boolean;
  readonly now: number;
}

/** A restored backup, and where the data from before is; undefined when there was none. */
export interface Restored extends Loaded {
  readonly kept: string | undefined;
}

/** The error of a restore that would replace data without `--replace`. */
export function dataIsThere(): Error {
  return startFailure(
    "There is data already, and nothing was changed. To put the backup in its place, add --replace: what is there is kept beside.",
  );
}
