import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { fold } from "@daily-quran/quran-text/search/fold";
import type { BookmarkItem } from "./use-bookmarks.ts";

interface Wanted {
  readonly search: string;
  /** Undefined for every label. */
  readonly label: string | undefined;
  /** The name of a surah, as the page shows it. */
  readonly surahName: (surah: number) => string;
}

/** The bookmarks with a label whose note, label, surah or verse holds what is searched for. */
export function findBookmarks(
  bookmarks: readonly BookmarkItem[],
  { search, label, surahName }: Wanted,
): readonly BookmarkItem[] {
  const labelled = bookmarks.filter(({ value }) => label === undefined || value.label === label);
  if (search.trim() === "") return labelled;
  if (fold(search) === "") return [];
  return labelled.filter(({ value }) => {
    const name = surahName(Number.parseInt(value.verse, 10));
    const texts = [value.note ?? "", value.label ?? "", `${name} ${value.verse}`];
    return texts.some((text) => findMatches(text, search).length > 0);
  });
}
