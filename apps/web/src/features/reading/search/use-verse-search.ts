import type { Reading } from "@daily-quran/domain/reading";
import { useDeferredValue, useMemo, useState } from "react";
import { logFailure } from "../../../lib/failure-log.ts";
import type { findInReading, FoundVerses } from "./find-in-reading.ts";

type Finder = typeof findInReading;

export interface VerseSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Undefined while nothing is searched for. */
  readonly found: FoundVerses | undefined;
  /** Preloads the search code. */
  readonly prepare: () => void;
  readonly hasFailed: boolean;
}

/** A search within one reading; its code is loaded on first focus. */
export function useVerseSearch(reading: Reading | null | undefined): VerseSearch {
  const [query, setQuery] = useState("");
  const [finder, setFinder] = useState<Finder>();
  const [hasFailed, setFailed] = useState(false);
  const deferred = useDeferredValue(query);
  const wanted = query.trim() === "" ? "" : deferred.trim();
  const found = useMemo(
    () => (reading && finder && wanted !== "" ? finder(reading, wanted) : undefined),
    [reading, finder, wanted],
  );
  const prepare = async () => {
    if (finder) return;
    try {
      const module = await import("./find-in-reading.ts");
      setFailed(false);
      setFinder(() => module.findInReading);
    } catch (error) {
      logFailure("verse search", error);
      setFailed(true);
    }
  };
  return { query, setQuery, found, prepare: () => void prepare(), hasFailed };
}
