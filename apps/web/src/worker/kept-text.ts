import type { PartKind } from "@daily-quran/quran/parts";
import { WHOLE_TEXT } from "./cache-names.ts";

export const INDEX = "/whole-text/index";

/** What is kept, and where in it each verse is. */
export interface WholeIndex {
  /** The hash of each juz, by its address in its editions. */
  readonly parts: Readonly<Record<string, string>>;
  /** In which juz, from the first to the last, each day and part is; none while a text is another than what is kept. */
  readonly juzs: Readonly<
    Partial<Record<"day" | PartKind, readonly (readonly [number, number])[]>>
  >;
  readonly titles: readonly string[];
}

/** A juz is kept by its hash: a corrected text never takes the place of another beside old ones. */
export const keyOf = (sha256: string): string => `/whole-text/${sha256}`;

const find = async (key: string): Promise<unknown> =>
  await (await caches.match(key, { cacheName: WHOLE_TEXT }))?.json();

/** A juz by its hash. */
export const copyOf = async (sha256: string): Promise<unknown> => await find(keyOf(sha256));

/** The index, which is written last: without it there is no whole text. */
export const findIndex = async () => (await find(INDEX)) as WholeIndex | undefined;

/** Writes it. */
export const writeIndex = async (index: WholeIndex): Promise<void> =>
  (await caches.open(WHOLE_TEXT)).put(INDEX, Response.json(index));
