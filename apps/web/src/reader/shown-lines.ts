import type { Verse } from "@daily-quran/domain/reading";
import { verseElement, verseId } from "./verse-element.ts";

/** A text below the Arabic of a verse. */
export type ShownLine = "transliteration" | "eng" | "ban";

/** Which texts of a verse are in sight below its Arabic, as style sheets follow the reader's choices. */
export function shownLines(verse: Verse): ReadonlySet<ShownLine> {
  const lines = verseElement(verseId(verse))?.querySelectorAll<HTMLElement>("[data-line]") ?? [];
  const shown = [...lines].filter((line) => line.getClientRects().length > 0);
  return new Set(shown.map((line) => line.dataset["line"] as ShownLine));
}
