interface Part {
  readonly count: number;
  /** Whether the index and the sitemap name each; the others are found by their number. */
  readonly isListed: boolean;
}

/** What the Quran is divided into: each has pages, an API, search results and pictures of its own. */
export const PARTS = {
  surah: { count: 114, isListed: true },
  juz: { count: 30, isListed: true },
  hizb: { count: 60, isListed: true },
  rub: { count: 240, isListed: false },
  page: { count: 604, isListed: false },
} as const satisfies Record<string, Part>;

/** A kind of part, as it is named in addresses. */
export type PartKind = keyof typeof PARTS;

/** Every kind of part, from surah on. */
export const PART_KINDS = Object.keys(PARTS) as readonly PartKind[];

/** Whether a number is that of a part. */
export const isPart = (kind: PartKind, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= PARTS[kind].count;

/** The numbers of all parts of a kind. */
export const numbersOf = (kind: PartKind): readonly number[] =>
  Array.from({ length: PARTS[kind].count }, (_, at) => at + 1);
