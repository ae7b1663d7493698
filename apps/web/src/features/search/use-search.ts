import { useEffect, useState } from "react";
import { useServerAway } from "../../reader/server/server-away.ts";
import { type Found, searchClient } from "./search-client.ts";

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** What is shown for a query; `found` stays that of the query before until the new one is answered. */
export interface SearchState {
  readonly found: Found | undefined;
  readonly hasFailed: boolean;
  /** While an answer takes long enough that one wonders. */
  readonly isSearching: boolean;
}

type Answer = Omit<SearchState, "isSearching">;

const NOTHING: Answer = { found: undefined, hasFailed: false };

const SLOW_MS = 200;

/** Searches as one types; nothing is asked for a query without letters and digits. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState({ ...NOTHING, answered: "" });
  const [isSlow, setSlow] = useState(false);
  // What failed is asked again once the server is back.
  const isAway = useServerAway();
  const isAsked = HAS_LETTER_OR_DIGIT.test(query);
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    void answerTo(query, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setState({ ...answer, answered: query });
      return undefined;
    });
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for what failed while it was away
  }, [query, isAsked, isAway]);
  const isWaiting = isAsked && state.answered !== query;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  const { found, hasFailed } = isAsked ? state : NOTHING;
  return { found, hasFailed, isSearching: isWaiting && isSlow };
}

async function answerTo(query: string, signal: AbortSignal): Promise<Answer> {
  try {
    return { found: await searchClient().find(query, signal), hasFailed: false };
  } catch {
    return { found: undefined, hasFailed: true };
  }
}
