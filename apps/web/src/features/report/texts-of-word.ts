import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import type { Reportable } from "./report-form.tsx";

/** A word's card as one text, the way a reader sees it. */
export function textsOfWord(word: VocabularyWord): Reportable[] {
  const lines = [
    word.arabic,
    word.transliteration,
    `${word.bengaliMeaning} / ${word.englishMeaning}`,
    `${word.reference} ${word.bengaliTranslation}`,
    word.englishTranslation ?? "",
    word.grammar,
    word.root ?? "",
  ];
  return [
    {
      about: { kind: "word", word: word.id },
      shown: lines.filter(Boolean).join("\n"),
    },
  ];
}
