import { useEffect, useState } from "react";
import { type Found, searchClient } from "./search-client.ts";

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** What is shown for a query; `found` stays that of the query before until the new one is answered. */
export interface SearchState {
  readonly found: Found | undefined;
  readonly hasFailed: boolean;
}

const NOTHING: SearchState = { found: undefined, hasFailed: false };

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
  return isAsked ? state : NOTHING;
}

async function answerTo(query: string, signal: AbortSignal): Promise<SearchState> {
  try {
    return { found: await searchClient().find(query, signal), hasFailed: false };
  } catch {
    return { found: undefined, hasFailed: true };
  }
}
