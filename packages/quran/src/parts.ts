/** What the Quran is divided into, as addresses name it: each has pages, an API, search results and pictures. */
export const PART_KINDS = ["surah", "juz", "hizb", "rub", "ruku", "page"] as const;

/** A kind of part. */
export type PartKind = (typeof PART_KINDS)[number];

/** How many parts of each kind there are. */
export const PART_COUNTS: Readonly<Record<PartKind, number>> = {
  surah: 114,
  juz: 30,
  hizb: 60,
  rub: 240,
  ruku: 556,
  page: 604,
};

/** The kinds that the index and the sitemap name one by one; the others are found by their number. */
export const LISTED_KINDS = ["surah", "juz", "hizb", "ruku"] as const satisfies readonly PartKind[];

/** Whether a number is that of a part. */
export const isPart = (kind: PartKind, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= PART_COUNTS[kind];

/** The numbers of all parts of a kind. */
export const numbersOf = (kind: PartKind): readonly number[] =>
  Array.from({ length: PART_COUNTS[kind] }, (_, at) => at + 1);
