import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";

/** A text and its language. */
type LanguageText = readonly [language: ReaderLanguage, text: string];

interface WordTexts {
  readonly meanings: readonly LanguageText[];
  readonly translations: readonly (readonly [...LanguageText, remark: VerseRemark | undefined])[];
}

/** A word's meanings and its verse, in the reader's language first; Bengali is always among them. */
export function wordTexts(word: VocabularyWord, first: ReaderLanguage): WordTexts {
  const { englishMeaning, bengaliMeaning, englishTranslation, bengaliTranslation } = word;
  const bengali = {
    meaning: ["bn", bengaliMeaning],
    verse: ["bn", bengaliTranslation, word.bengaliRemark],
  } as const;
  const english = {
    meaning: ["en", englishMeaning],
    verse: ["en", englishTranslation, word.translationRemark],
  } as const;
  if (first === "bn")
    return { meanings: [bengali.meaning, english.meaning], translations: [bengali.verse] };
  return {
    meanings: [english.meaning, bengali.meaning],
    // A list that was cached before it had English verses has none.
    translations: [english.verse, bengali.verse].filter(([, text]) => text !== undefined),
  };
}
