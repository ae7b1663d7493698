import {
  Juz,
  ListedSurah,
  MushafPage,
  VersePassage,
  PlacedSurah,
  PlacedVerse,
} from "@daily-quran/domain/passage";
import { described, type Described } from "./route/described.ts";
import { SURAH_FIELDS, VERSE_FIELDS } from "./reading-texts.ts";

const { verses: _, ...SURAH_NAMES } = SURAH_FIELDS;

const PLACES = {
  firstDay: "The day of the plan that reads its first verse.",
  lastDay: "The day of the plan that reads its last verse.",
  firstPage: "The page of the Madani mushaf on which it begins.",
  lastPage: "The page of the Madani mushaf on which it ends.",
};

const VERSES_OF = {
  first: "Its first verse.",
  "first.surahNumber": "The surah.",
  "first.verseNumber": "The number of the verse in the surah.",
  last: "Its last verse.",
  "last.surahNumber": "The surah.",
  "last.verseNumber": "The number of the verse in the surah.",
  verseCount: "How many verses it has.",
};

/** The schemas of verses, surahs, juz and pages. */
export const passageTexts: Readonly<Record<string, Described>> = {
  PlacedVerse: described(
    PlacedVerse,
    "A verse with its place. A commentary on several verses stands with the first of them that is in the response; the others refer to it.",
    {
      ...VERSE_FIELDS,
      "tafseerRange.from":
        "The first verse, in this surah; it may be before those of the response.",
      "tafseerRange.to": "The last verse, in this surah; it may be after those of the response.",
      day: "The day of the plan that reads it, 1 to 300.",
      juz: "The juz, 1 to 30.",
      page: "The page of the Madani mushaf, 1 to 604.",
    },
  ),
  PlacedSurah: described(PlacedSurah, "The part of a surah in a passage.", SURAH_FIELDS),
  VersePassage: described(VersePassage, "Verses that follow each other, by surah.", {
    tafseerEdition: "The ID of the commentary's edition; absent where there is none.",
    surahs: "The surahs, in order.",
  }),
  ListedSurah: described(ListedSurah, "A surah without its verses.", {
    ...SURAH_NAMES,
    ...PLACES,
    revelation: "Where it was revealed, by the tradition.",
    verseCount: "How many verses it has.",
    firstJuz: "The juz in which it begins.",
    lastJuz: "The juz in which it ends.",
  }),
  Juz: described(Juz, "A juz: one of the 30 parts of the Quran.", {
    juz: "The number of the juz, 1 to 30.",
    ...VERSES_OF,
    ...PLACES,
  }),
  MushafPage: described(MushafPage, "A page of the Madani mushaf (Hafs, 604 pages).", {
    page: "The page, 1 to 604.",
    ...VERSES_OF,
    juz: "The juz of its first verse.",
    day: "The day of the plan that reads it; no page is of two days.",
  }),
};
