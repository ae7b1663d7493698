import { partOfOrdinal, spanOfPart } from "./borders.ts";
import { ordinalOfVerse } from "./verse-order.ts";
import type { VerseSpan } from "./verse-spans.ts";

/** The surahs with which the seven manzils begin, a week's reading of the whole Quran. */
const FIRST_SURAHS = [1, 5, 10, 17, 26, 37, 50] as const;

/** The seven manzils in order. */
export const MANZILS: readonly VerseSpan[] = FIRST_SURAHS.map((surah, at) => ({
  from: spanOfPart("surah", surah).from,
  to: spanOfPart("surah", (FIRST_SURAHS[at + 1] ?? 115) - 1).to,
}));

const manzilOf = (ordinal: number): number => MANZILS.findIndex(({ to }) => ordinal <= to) + 1;

/** A place of prostration; where the schools of law differ, which of the four counts it. */
export interface Sajda {
  readonly surah: number;
  readonly verse: number;
  readonly countedBy?: readonly School[];
}

/** A school of law. */
export const SCHOOLS = ["hanafi", "maliki", "shafii", "hanbali"] as const;
type School = (typeof SCHOOLS)[number];

const at = (surah: number, verse: number, countedBy?: readonly School[]): Sajda => ({
  surah,
  verse,
  ...(countedBy && { countedBy }),
});

// The Malikis count none from surah 53 on.
const WITHOUT_MALIKI: readonly School[] = ["hanafi", "shafii", "hanbali"];

/** The fifteen places that mushafs mark. */
export const SAJDAS: readonly Sajda[] = [
  at(7, 206),
  at(13, 15),
  at(16, 50),
  at(17, 109),
  at(19, 58),
  at(22, 18),
  at(22, 77, ["shafii", "hanbali"]),
  at(25, 60),
  at(27, 26),
  at(32, 15),
  at(38, 24, ["hanafi", "maliki"]),
  at(41, 38),
  at(53, 62, WITHOUT_MALIKI),
  at(84, 21, WITHOUT_MALIKI),
  at(96, 19, WITHOUT_MALIKI),
];

/** The parts of the Quran that have a verse, and the place of prostration at it. */
export function placesOf(ordinal: number) {
  const sajda = SAJDA_AT.get(ordinal);
  return {
    juz: partOfOrdinal("juz", ordinal),
    hizb: partOfOrdinal("hizb", ordinal),
    rub: partOfOrdinal("rub", ordinal),
    ruku: partOfOrdinal("ruku", ordinal),
    manzil: manzilOf(ordinal),
    page: partOfOrdinal("page", ordinal),
    ...(sajda !== undefined && { sajda }),
  };
}

const SAJDA_AT = new Map(
  SAJDAS.map(({ surah, verse }, index) => [ordinalOfVerse(surah, verse), index + 1]),
);
