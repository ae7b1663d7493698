import type { SurahFacts } from "./quran.ts";

// As-Suyuti, al-Itqan, chapter 1, from Abu al-Hasan ibn al-Hassar: twenty surahs are Madinan by
// agreement, twelve are disputed, the others are Makkan by agreement.
const MADINAN = new Set([
  2, 3, 4, 5, 8, 9, 24, 33, 47, 48, 49, 57, 58, 59, 60, 62, 63, 65, 66, 110,
]);
const DISPUTED = new Set([1, 13, 55, 61, 64, 83, 97, 98, 99, 112, 113, 114]);
// Other surahs for which the same chapter reports both views with weight.
const REPORTED_BOTH_WAYS = new Set([22, 47, 57, 62, 76, 100, 102, 107, 108]);

/** Where a surah was revealed, when the early scholars agree and its facts say the same; undefined otherwise. */
export function agreedRevelationPlace({
  number,
  revelation,
}: SurahFacts): SurahFacts["revelation"] | undefined {
  if (DISPUTED.has(number) || REPORTED_BOTH_WAYS.has(number)) return undefined;
  const agreed = MADINAN.has(number) ? "medinan" : "meccan";
  return agreed === revelation ? agreed : undefined;
}
