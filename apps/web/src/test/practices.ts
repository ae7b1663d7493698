import type {
  AnsweredPractice,
  AnsweredPracticeQuestion,
} from "@daily-quran/domain/practice/practice";
import type { CitedVerse } from "@daily-quran/domain/quiz";

const cites = (verseNumber: number): CitedVerse => ({
  surahNumber: 112,
  verseNumber,
  day: 17,
  reference: `Al-Ikhlas 112:${verseNumber}`,
  arabic: "ٱللَّهُ ٱلصَّمَدُ",
  translation: `The translation of verse ${verseNumber}`,
});

/** A question of the bank on a verse; the second option is right. */
const asked = (verseNumber: number): AnsweredPracticeQuestion => ({
  id: `17-${verseNumber}`,
  type: "tafseer",
  topic: "understanding",
  question: `What does verse ${verseNumber} say?`,
  passages: [],
  options: ["One", "Two", "Three", "Four"],
  answer: {
    correctAnswer: 1,
    explanation: `Verse ${verseNumber} says two.`,
    cites: cites(verseNumber),
  },
});

/** Seven questions on day 17. */
export const practice: AnsweredPractice = {
  day: 17,
  language: "en",
  questions: [1, 2, 3, 4, 5, 6, 7].map(asked),
};
