import { useEffect, useState } from "react";
import { type Found, searchClient } from "./search-client.ts";

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** What is shown for a query; `found` stays that of the query before until the new one is answered. */
export interface SearchState {
  readonly found: Found | undefined;
  readonly hasFailed: boolean;
  readonly isSearching: boolean;
}

type Answer = Omit<SearchState, "isSearching">;

const NOTHING: Answer = { found: undefined, hasFailed: false };

/** Searches as one types; nothing is asked for a query without letters and digits. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState(NOTHING);
  const isAsked = HAS_LETTER_OR_DIGIT.test(query);
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    void answerTo(query, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setState(answer);
      return undefined;
    });
    return () => asking.abort();
  }, [query, isAsked]);
  const shown = isAsked ? state : NOTHING;
  return { ...shown, isSearching: isAsked && shown.found === undefined && !shown.hasFailed };
}

async function answerTo(query: string, signal: AbortSignal): Promise<Answer> {
  try {
    return { found: await searchClient().find(query, signal), hasFailed: false };
  } catch {
    return { found: undefined, hasFailed: true };
  }
}
