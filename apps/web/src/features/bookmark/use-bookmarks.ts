import { useMemo } from "react";
import { type ItemOf, useItems } from "../../reader/progress/use-progress.ts";

export type BookmarkItem = ItemOf<"bookmark">;

/** The reader's bookmarks, the newest first; undefined until they are loaded. */
export function useBookmarks(): readonly BookmarkItem[] | undefined {
  const items = useItems("bookmark");
  return useMemo(
    () =>
      items &&
      [...items].sort((one, other) => (one.value.createdAt < other.value.createdAt ? 1 : -1)),
    [items],
  );
}

/** The labels of bookmarks, in alphabetical order. */
export const labelsOf = (bookmarks: readonly BookmarkItem[]): readonly string[] =>
  [...new Set(bookmarks.flatMap(({ value: { label } }) => label ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
