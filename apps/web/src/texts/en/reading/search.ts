/** The search over the whole Quran. */
export const search = {
  title: "Search the Quran",
  label: "Verse, name or words",
  placeholder: "2:255, Yasin, mercy …",
  results: "Results",
  found: "{count, plural, =0 {Nothing found} one {# result} other {# results}}",
  best: "The best {shown, number} of {count, number} results",
  noSuchVerse: "Surah {surah, number} has the verses 1 to {last, number}.",
  noSuchSurah: "The Quran has the surahs 1 to {last, number}.",
  source:
    "{field, select, translation {English translation} bengaliTranslation {Bengali translation} transliteration {Transliteration} other {Tafseer: {name}}}",
  searching: "Searching…",
  hint: "Type a verse (2:255), a surah (Yasin), juz 30, hizb 60, page 604, day 101, a known name (Ayat al-Kursi), or words in Arabic, English, Bengali or transliteration.",
  failed: "The search could not be loaded. It works as soon as there is a connection.",
  recent: "Recent searches",
  clear: "Clear",
  day: "Day {day, number}",
  surah: "Surah {number, number}",
  juz: "Juz {number, number}",
  hizb: "Hizb {number, number}",
  rub: "Rub {number, number}",
  page: "Page {number, number}",
} as const;
