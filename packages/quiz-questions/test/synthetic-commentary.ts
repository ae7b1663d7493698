import { seededRandom } from "../src/seeded-random.ts";
import type { Language, Localised } from "../src/language.ts";
import type { TafseerRun } from "../src/quran.ts";
import { SURAHS } from "./real-quran.ts";

// Made-up syllables, so that nobody takes this for a commentary on the Quran.
const SYLLABLES: Readonly<Record<Language, readonly string[]>> = {
  en: ["ba", "do", "fi", "ga", "ku", "la", "mo", "ne", "pi", "ru", "sa", "tu"],
  bn: ["বা", "দো", "ফি", "গা", "কু", "লা", "মো", "নে", "পি", "রু", "সা", "তু"],
};
const LABEL: Localised = { en: "Synthetic comment", bn: "কৃত্রিম মন্তব্য" };

/**
 * A synthetic commentary on every verse, in runs of one to three verses; `edition` varies its runs and words.
 */
export function syntheticCommentary(language: Language, edition: string): TafseerRun[] {
  const random = seededRandom(`${edition}:${language}`);
  const word = () =>
    Array.from(
      { length: 2 + random.below(3) },
      () => SYLLABLES[language][random.below(SYLLABLES[language].length)],
    ).join("");
  const words = (count: number) => Array.from({ length: count }, word).join(" ");

  const runs: TafseerRun[] = [];
  for (const { number, verseCount } of SURAHS) {
    for (let from = 1; from <= verseCount;) {
      const to = Math.min(verseCount, from + (random.below(4) === 0 ? 2 : 0));
      const text = `${LABEL[language]} ${words(3 + random.below(9))}, ${words(4 + random.below(20))}.`;
      runs.push({ surah: number, from, to, text });
      from = to + 1;
    }
  }
  return runs;
}
