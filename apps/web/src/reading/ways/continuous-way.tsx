import type { Surah, Verse } from "@daily-quran/domain/reading";
import { partOfOrdinal } from "@daily-quran/quran/borders";
import { type Mushaf, printedPageOf } from "@daily-quran/quran/printed-lines";
import { useLayoutEffect, useMemo } from "react";
import { type ReadingWay, readingWay } from "../../reader/way/reading-way.ts";
import { verseElement, verseId } from "../../reader/verse-element.ts";
import { useTexts } from "../../texts/use-texts.ts";
import "./continuous.css";
import { loadIndoPakMushaf, usePrintedMushaf } from "./mushaf/use-printed-mushaf.ts";
import { usePressedVerse } from "./use-pressed-verse.tsx";
import { placeOf } from "./use-printed-passage.ts";

/** Loads the pages of the Indo-Pak script, which stand in the margin. */
export const loadPages = loadIndoPakMushaf;

export interface ContinuousWayProps {
  readonly way: ReadingWay;
  readonly surahs: readonly Surah[];
}

const NONE: readonly Verse[] = [];

/** Marks the document for its style sheet: the verses stay what they are. In one flow a press opens a verse's sheet. */
export function ContinuousWay({ way, surahs }: ContinuousWayProps) {
  const verses = useMemo(() => surahs.flatMap((surah) => surah.verses), [surahs]);
  const flows = way === "continuous";
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["way"] = way;
    return () => {
      // The next page is read in the same way.
      if (readingWay.get() !== way) delete dataset["way"];
    };
  }, [way]);
  useMarginMarks(flows ? verses : NONE);
  return usePressedVerse(flows ? verses : NONE);
}

/** Marks where a juz, a hizb, a ruku or a printed page begins; set on what is there, it costs no verse a render. */
function useMarginMarks(verses: readonly Verse[]): void {
  const t = useTexts("quran");
  const mushaf = usePrintedMushaf();
  useLayoutEffect(() => {
    const marked = verses.flatMap((verse) => {
      const begun = partsBegunBy(mushaf, placeOf(verse)).map(([kind, number]) =>
        t(kind, { number }),
      );
      const element = begun.length > 0 ? verseElement(verseId(verse)) : null;
      if (!element) return [];
      element.dataset["begins"] = begun.join(" · ");
      return [element];
    });
    return () => {
      for (const { dataset } of marked) delete dataset["begins"];
    };
  }, [verses, mushaf, t]);
}

const KINDS = ["juz", "hizb", "ruku", "page"] as const;

/** The parts whose first verse has a place, with their numbers. */
function partsBegunBy(
  mushaf: Mushaf,
  place: number,
): readonly (readonly [(typeof KINDS)[number], number])[] {
  const [now, before] = [partsAt(mushaf, place), partsAt(mushaf, place - 1)];
  return KINDS.filter((kind) => now[kind] !== before[kind]).map((kind) => [kind, now[kind]]);
}

const partsAt = (mushaf: Mushaf, place: number) => ({
  juz: partOfOrdinal("juz", place),
  hizb: partOfOrdinal("hizb", place),
  ruku: partOfOrdinal("ruku", place),
  page: printedPageOf(mushaf, place),
});
