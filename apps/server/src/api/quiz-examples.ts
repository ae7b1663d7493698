import type { GradedAnswer, Quiz, QuizResult } from "@daily-quran/domain/quiz";
import type { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import type { Notification } from "@daily-quran/domain/notification";

export const answerExample: GradedAnswer = {
  choice: 1,
  isCorrect: true,
  points: 1,
  correctAnswer: 1,
  explanation: "Al-Kawthar has 3 verses.",
};

export const resultExample: QuizResult = {
  cycleId: 1,
  day: 300,
  totalPoints: 6,
  readingQuizzes: 1,
  translationQuizzes: 1,
  tafseerQuizzes: 1,
  selfReported: false,
  completedAt: "2026-12-14T06:30:00.000Z",
};

const unanswered = { passages: [], options: ["3", "4", "5", "6"] };

export const quizExample: Quiz = {
  groupId: 1,
  cycleId: 1,
  day: 300,
  language: "en",
  hasLeaderboard: true,
  maximumPoints: 6,
  questions: [
    {
      id: "300-reading",
      type: "reading",
      question: "How many verses has Al-Kawthar?",
      passages: [],
      options: ["2", "3", "4", "5"],
      points: 1,
      answer: answerExample,
    },
    {
      ...unanswered,
      id: "300-translation",
      type: "translation",
      question: "How many verses has Al-Ikhlas?",
      points: 2,
    },
    {
      ...unanswered,
      id: "300-tafseer",
      type: "tafseer",
      question: "How many verses has An-Nas?",
      points: 3,
    },
  ],
};

export const standingExample: LeaderboardEntry = {
  id: 1,
  user: { id: 1, username: "amina" },
  currentDay: 3,
  streak: 2,
  totalVersesRead: 54,
  completedDays: [2, 3],
  points: 12,
  rank: 1,
};

export const notificationExample: Notification = {
  id: 1,
  title: "Added to a group",
  message: "You are now a member of “My Reading Circle”.",
  read: false,
  link: "/groups/1",
  createdAt: "2026-02-10T06:30:00.000Z",
};
