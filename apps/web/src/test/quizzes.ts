import type {
  CitedVerse,
  GradedAnswer,
  Quiz,
  QuizQuestion,
  QuizResult,
} from "@daily-quran/domain/quiz";

/** Four options of which one is right, as the server grades them. */
const graded = (choice: number, correctAnswer: number, points: number): GradedAnswer => ({
  choice,
  isCorrect: choice === correctAnswer,
  points: choice === correctAnswer ? points : 0,
  correctAnswer,
  explanation: `Because of option ${correctAnswer + 1}.`,
});

export const readingQuestion: QuizQuestion = {
  id: "17-reading",
  type: "reading",
  question: "Which verse comes right after this one?",
  passages: [{ arabic: "وَٱلشَّمۡسِ وَضُحَىٰهَا", text: "By the sun and its brightness" }],
  options: ["وَٱلَّيۡلِ إِذَا يَغۡشَىٰهَا", "وَٱلسَّمَآءِ وَمَا بَنَىٰهَا", "وَٱلۡأَرۡضِ وَمَا طَحَىٰهَا", "وَٱلۡقَمَرِ إِذَا تَلَىٰهَا"],
  translations: [
    "And [by] the night when it covers it",
    "And [by] the sky and He who constructed it",
    "And [by] the earth and He who spread it",
    "And [by] the moon when it follows it",
  ],
  points: 1,
  verse: "وَٱلشَّمۡسِ وَضُحَىٰهَا",
};

export const translationQuestion: QuizQuestion = {
  id: "17-translation",
  type: "translation",
  question: "What is the meaning of this verse?",
  passages: [],
  options: ["Guidance", "Mercy", "Patience", "Gratitude"],
  points: 2,
};

export const tafseerQuestion: QuizQuestion = {
  id: "17-tafseer",
  type: "tafseer",
  question: "Where was Al-Baqarah revealed?",
  passages: [],
  options: ["In Mecca", "In Medina", "In Taif", "In Jerusalem"],
  points: 3,
};

/** The verse that the answer to the reading question rests on. */
export const cites: CitedVerse = {
  surahNumber: 91,
  verseNumber: 2,
  day: 297,
  reference: "Ash-Shams 91:2",
  arabic: "وَٱلۡقَمَرِ إِذَا تَلَىٰهَا",
  translation: "And [by] the moon when it follows it",
};

/** Right answers are the fourth, the first and the second option. */
export const answerReading = (choice: number) => graded(choice, 3, 1);
export const answerTranslation = (choice: number) => graded(choice, 0, 2);
export const answerTafseer = (choice: number) => graded(choice, 1, 3);

export const quiz: Quiz = {
  groupId: 7,
  cycleId: 3,
  day: 17,
  language: "en",
  hasLeaderboard: true,
  maximumPoints: 6,
  questions: [readingQuestion, translationQuestion, tafseerQuestion],
};

/** All answered, the second one wrongly. */
export const answeredQuiz: Quiz = {
  ...quiz,
  questions: [
    { ...readingQuestion, answer: answerReading(3) },
    { ...translationQuestion, answer: answerTranslation(2) },
    { ...tafseerQuestion, answer: answerTafseer(1) },
  ],
};

export const result: QuizResult = {
  cycleId: 3,
  day: 17,
  totalPoints: 4,
  readingQuizzes: 1,
  translationQuizzes: 0,
  tafseerQuizzes: 1,
  selfReported: false,
  completedAt: "2026-03-17T05:10:00.000Z",
};
