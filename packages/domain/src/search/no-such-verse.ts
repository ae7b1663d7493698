// Without a schema, so that the search of a browser loads none.
import type { NoSuchVerse } from "./search.ts";

/** The response header of a search for a verse that does not exist. */
export const NO_SUCH_VERSE = "x-no-such-verse";

/** Its value: `surah=2, last=286`, or `last=114` where there is no such surah. */
export const noSuchVerseText = ({ surah, last }: NoSuchVerse): string =>
  surah === undefined ? `last=${last}` : `surah=${surah}, last=${last}`;

/** Reads the value of the header; undefined for any other text. */
export function readNoSuchVerse(text: string | null): NoSuchVerse | undefined {
  const found = /^(?:surah=(?<surah>\d{1,3}), )?last=(?<last>\d{1,3})$/.exec(text ?? "")?.groups;
  if (!found) return undefined;
  const { surah, last } = found;
  return { ...(surah !== undefined && { surah: Number(surah) }), last: Number(last) };
}
