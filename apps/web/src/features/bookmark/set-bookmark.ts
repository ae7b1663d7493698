import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import type { Bookmark } from "@daily-quran/domain/progress/progress";
import { now } from "../../reader/clock/clock.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { loadedProgress, progress } from "../../reader/progress/progress.ts";
import type { BookmarkItem } from "./use-bookmarks.ts";

/** Bookmarks a verse, written `2:255`. */
export function addBookmark(verse: string): Promise<void> {
  const value: Bookmark = { verse, createdAt: new Date(now()).toISOString() };
  return progress.set({ kind: "bookmark", id: newUuid(), value });
}

/** Changes what a bookmark says; blank texts are none. */
export function changeBookmark(
  { id, value: { verse, createdAt } }: BookmarkItem,
  { note, label }: { readonly note: string; readonly label: string },
): Promise<void> {
  const value: Bookmark = {
    verse,
    createdAt,
    ...(note.trim() !== "" && { note: note.trim() }),
    ...(label.trim() !== "" && { label: label.trim() }),
  };
  return progress.set({ kind: "bookmark", id, value });
}

export const removeBookmark = ({ id }: BookmarkItem): Promise<void> =>
  progress.set({ kind: "bookmark", id, value: null });

/** Sets a removed bookmark again as it was. */
export const restoreBookmark = ({ id, value }: BookmarkItem): Promise<void> =>
  progress.set({ kind: "bookmark", id, value });

/** Bookmarks a verse, or removes its bookmark; one with a note or a label stays. Returns what was done. */
export async function toggleBookmark(
  verse: string,
): Promise<"bookmarked" | "unbookmarked" | "hasNote"> {
  const { items } = await loadedProgress();
  const known = itemsOfKind(items, "bookmark").find(({ value }) => value.verse === verse);
  if (known?.value.note !== undefined || known?.value.label !== undefined) return "hasNote";
  await (known ? removeBookmark(known) : addBookmark(verse));
  return known ? "unbookmarked" : "bookmarked";
}
