import type { GradedAnswer, Quiz, QuizQuestion, QuizResult } from "@daily-quran/domain/quiz";

/** Four options of which one is right, as the server answers for them. */
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
  question: "Which word belongs in the gap?",
  options: ["كَفَرُواْ", "ءَامَنُواْ", "يُؤۡمِنُونَ", "يُنفِقُونَ"],
  points: 1,
  verse: "وَمِمَّا رَزَقۡنَٰهُمۡ ____",
};

export const translationQuestion: QuizQuestion = {
  id: "17-translation",
  type: "translation",
  question: "What is the meaning of this verse?",
  options: ["Guidance", "Mercy", "Patience", "Gratitude"],
  points: 2,
};

const tafseerQuestion: QuizQuestion = {
  id: "17-tafseer",
  type: "tafseer",
  question: "Where was Al-Baqarah revealed?",
  options: ["In Mecca", "In Medina", "In Taif", "In Jerusalem"],
  points: 3,
};

/** Right answers are the fourth, the first and the second option. */
export const answerReading = (choice: number) => graded(choice, 3, 1);
export const answerTranslation = (choice: number) => graded(choice, 0, 2);
export const answerTafseer = (choice: number) => graded(choice, 1, 3);

export const quiz: Quiz = {
  cycleId: 3,
  day: 17,
  language: "en",
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
