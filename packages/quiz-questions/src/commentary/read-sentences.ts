import { fingerprint } from "../corpus/fingerprint.ts";
import { byLanguage, type Language, LANGUAGES } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";
import type { TafseerRun, VerseReference } from "../quran.ts";

const FIT = byLanguage(
  (language) =>
    new Set(
      Object.entries(QUIZ_LANGUAGES[language].readSentences).flatMap(([surah, sentences]) =>
        sentences.split(" ").map((sentence) => `${surah}:${sentence}`),
      ),
    ),
);

/** Whether a sentence on a run was read by the project and found fit to be asked. */
export function wasReadAndFit(
  sentence: string,
  { surah, from }: TafseerRun,
  language: Language,
): boolean {
  return FIT[language].has(`${surah}:${from}=${fingerprint(sentence)}`);
}

const FIT_VERSES = LANGUAGES.map(
  (language) => new Set(Array.from(FIT[language], (key) => key.replace(/=.*$/u, ""))),
);

/** Whether each language has a sentence on a verse, or on a run that it begins, that was found fit. */
export function hasReadSentence({ surahNumber, verseNumber }: VerseReference): boolean {
  return FIT_VERSES.every((verses) => verses.has(`${surahNumber}:${verseNumber}`));
}
