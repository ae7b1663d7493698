import type { SearchFound } from "@daily-quran/search/search";

/** A query for the worker. */
export interface SearchRequest {
  readonly id: number;
  readonly query: string;
  readonly limit: number;
}

/** What the worker tells: that it is ready, that it is not, or what it found. */
export type SearchReply =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly found: SearchFound };
