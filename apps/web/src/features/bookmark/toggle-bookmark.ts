import { loadedProgress } from "../../reader/progress/progress.ts";
import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import { addBookmark, removeBookmark } from "./set-bookmark.ts";

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
