/** The Quran by verse and by its parts. */
export const quran = {
  head: "The Quran by surah, juz, hizb, ruku and page · Daily Quran Reading",
  description:
    "All 114 surahs, 30 juz, 60 hizb, 556 ruku and 604 pages of the Madani mushaf, each to read whole, in Arabic, English and Bengali.",
  title: "The Quran",
  lead: "Read a surah, a juz, a hizb, a ruku or a page whole. The marks in the text show the days of the plan.",
  surahs: "Surahs",
  juzs: "Juz",
  hizbs: "Hizb",
  rukus: "Ruku",
  pages: "Pages",
  words: "Top Quranic Words",
  pageField: "Page of the Madani mushaf, 1 to 604",
  open: "Open",
  verses: "{count, plural, one {# verse} other {# verses}}",
  surah: "Surah {number, number}",
  juz: "Juz {number, number}",
  hizb: "Hizb {number, number}",
  rub: "Rub {number, number}",
  ruku: "Ruku {number, number}",
  page: "Page {number, number}",
  indoPakPage: "Indo-Pak page {number, number}",
  sajda: "Sajda",
  pagesRead: "{done} of {count} pages",
  day: "Day {day, number}",
  days: "Days {first, number}–{last, number}",
  partHead: "{title} · Daily Quran Reading",
  surahDescription:
    "Surah {number, number}, {name}, with all its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "juz.description":
    "Juz {number, number} of the Quran, with its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "hizb.description":
    "Hizb {number, number} of the Quran, half a juz, with its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "rub.description":
    "Rub {number, number} of the Quran, a quarter of a hizb, with its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "ruku.description":
    "Ruku {number, number} of the Quran, a section of a surah, with its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "page.description":
    "Page {number, number} of the Madani mushaf, with its {count, number} verses in Arabic, English and Bengali, to read and to listen to.",
  "inWay.verses": "Verse by verse",
  "inWay.continuous": "Continuous",
  "inWay.page": "As printed",
  play: "Play all",
  all: "All surahs",
  whole: "The whole surah",
  previous: "Previous",
  next: "Next",
  neighbours: "Before and after",
  neighboursAtTheEnd: "Before and after, at the end",
  place: "Where it is",
  loading: "Loading…",
  failed: "The verses could not be loaded.",
} as const;
