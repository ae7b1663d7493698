import type { Language } from "../src/language.ts";
import type { QuizQuestion } from "../src/question.ts";
import type { SurahFacts } from "../src/quran.ts";
import { bengaliMeaning } from "../src/surah-name-meanings.ts";
import { SURAHS, VERSES } from "./real-quran.ts";
import { FIND_ARABIC } from "./source-texts.ts";

const VERSE_COUNTS = new Map<number, number>();
for (const { surahNumber } of VERSES) {
  VERSE_COUNTS.set(surahNumber, (VERSE_COUNTS.get(surahNumber) ?? 0) + 1);
}

const NUMBERS = { en: new Intl.NumberFormat("en"), bn: new Intl.NumberFormat("bn") };

type SurahTruth = (
  option: string,
  question: QuizQuestion,
  sources: { readonly language: Language },
) => boolean;

/** Whether an option is true, for the shapes that ask about surahs; settled from the facts and by counting verses. */
export const surahTruths = {
  "which-surah": (option, { verse = "" }, { language }) =>
    FIND_ARABIC(verse).some((at) => VERSES[at]?.surahNumber === named(option, language)?.number),
  "name-meaning": (option, { question }, { language }) => {
    const surah = mentioned(question, language);
    return option === (language === "en" ? surah.englishMeaning : bengaliMeaning(surah.number));
  },
  "revelation-place": (option, { question }, { language }) =>
    named(option, language)?.revelation === mentioned(question, language).revelation,
  "verse-count": (option, { question }, { language }) => {
    const { number } = mentioned(question, language);
    return option === NUMBERS[language].format(VERSE_COUNTS.get(number) ?? 0);
  },
  "surah-order": (option, { question }, { language }) => {
    const step = /right before|ঠিক আগের/u.test(question) ? -1 : 1;
    return named(option, language)?.number === mentioned(question, language).number + step;
  },
} satisfies Record<string, SurahTruth>;

function nameIn(surah: SurahFacts, language: Language): string {
  return language === "en" ? surah.englishName : surah.bengaliName;
}

function named(name: string, language: Language): SurahFacts | undefined {
  return BY_NAME[language].get(name);
}
const BY_NAME = { en: byName("en"), bn: byName("bn") };

function byName(language: Language): ReadonlyMap<string, SurahFacts> {
  return new Map(SURAHS.map((surah) => [nameIn(surah, language), surah]));
}

/** The surah whose name stands in the question; the longest, as some names begin others. */
function mentioned(question: string, language: Language): SurahFacts {
  const known = MENTIONED.get(question);
  if (known) return known;
  const padded = ` ${question.replace(/[?,।]/gu, " ")} `;
  const [found] = SURAHS.filter((surah) => padded.includes(` ${nameIn(surah, language)} `)).sort(
    (one, other) => nameIn(other, language).length - nameIn(one, language).length,
  );
  if (!found) throw new Error(`No surah is named in: ${question}`);
  MENTIONED.set(question, found);
  return found;
}
const MENTIONED = new Map<string, SurahFacts>();
