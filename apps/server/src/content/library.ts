import type { ListedEdition } from "@daily-quran/domain/edition";
import type { TextRun } from "@daily-quran/quran-text/import/runs";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import type { VerseTexts } from "./verse-texts.ts";

/** An installed edition as the content knows it. */
export interface LibraryEdition {
  readonly listed: ListedEdition;
  readonly revision: number;
  /** Its whole text, in memory only if the edition is a default. */
  readonly texts?: VerseTexts | undefined;
}

/** An immutable snapshot of the installed editions. */
export interface Library {
  /** Changes whenever an edition or a choice does. */
  readonly version: string;
  readonly editions: readonly LibraryEdition[];
  /** Finds the texts of an edition on some verses; throws `staleLibrary` once that revision was replaced. */
  readonly findRuns: (
    edition: LibraryEdition,
    ranges: readonly VerseRange[],
  ) => Promise<readonly TextRun[]>;
}

/** The library before anything is installed. */
export const NO_EDITIONS: Library = {
  version: "",
  editions: [],
  findRuns: () => Promise.reject(staleLibrary()),
};

const STALE = "StaleLibrary";

/** The error of reading a replaced text from an old snapshot. */
export function staleLibrary(): Error {
  const error = new Error("This edition has been replaced or removed since.");
  error.name = STALE;
  return error;
}

export function isStaleLibrary(error: unknown): boolean {
  return error instanceof Error && error.name === STALE;
}
