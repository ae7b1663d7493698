/** What stands below the Arabic of a picture for previews. */
export const pictures = {
  site: "Daily Quran Reading",
  cut: "The beginning of the verse",
  surah: "Surah {number, number}: {name}",
  verses: "{count, plural, one {# verse} other {# verses}}",
  juz: "Juz {number, number}",
  hizb: "Hizb {number, number}",
  rub: "Rub {number, number}",
  ruku: "Ruku {number, number}",
  page: "Page {number, number}",
  day: "Day {number, number} of {days, number}",
  khatma: "Read the whole Quran together",
  khatmaHow: "Take a part, and say when it is read",
} as const;
