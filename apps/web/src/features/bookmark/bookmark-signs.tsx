import type { Surah } from "@daily-quran/domain/reading";
import { useEffect } from "react";
import { verseElement, verseId } from "../../reader/verse-element.ts";
import { useTexts } from "../../texts/use-texts.ts";
import "./bookmark-signs.css";
import { useBookmarks } from "./use-bookmarks.ts";

/** A sign at each bookmarked verse of the surahs on the page; set on what is there, it costs no verse a render. */
export function BookmarkSigns({ surahs }: { readonly surahs: readonly Surah[] }) {
  const t = useTexts("bookmark");
  const bookmarks = useBookmarks();
  const what = t("added");
  useEffect(() => {
    const wanted = new Set(bookmarks?.map(({ value }) => value.verse));
    const marked = surahs
      .flatMap(({ verses }) => verses)
      .filter((verse) => wanted.has(`${verse.surahNumber}:${verse.verseNumber}`))
      .flatMap((verse) => verseElement(verseId(verse)) ?? []);
    for (const verse of marked) setSign(verse, what);
    return () => {
      for (const verse of marked) setSign(verse, undefined);
    };
  }, [bookmarks, surahs, what]);
  return null;
}

function setSign(verse: HTMLElement, what: string | undefined): void {
  verse.toggleAttribute("data-bookmarked", what !== undefined);
  // On a printed page it may stand on a line that the verse goes on to.
  const lines = [
    verse,
    ...document.querySelectorAll(`[data-verse="${verse.id.replace("-", ":")}"]`),
  ];
  const button = lines.flatMap((line) => line.querySelector("[data-verse-more]") ?? [])[0];
  if (what === undefined) button?.removeAttribute("aria-description");
  else button?.setAttribute("aria-description", what);
}
