import {
  AnsweredPractice,
  AnsweredPracticeQuestion,
  Practice,
  PracticeAnswer,
  PracticeQuestion,
} from "@daily-quran/domain/practice/practice";
import { DEFAULT_LANGUAGE } from "@daily-quran/domain/language";
import * as practicePaths from "@daily-quran/domain/practice/practice-paths";
import { QuizLanguage } from "@daily-quran/domain/quiz";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { z } from "zod";
import type { Content } from "../content/content.ts";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { practiceDocument } from "../features/practice/practice-document.ts";
import { ANSWER_FIELDS, QUESTION_FIELDS } from "./quiz.routes.ts";
import { documentRoute } from "./route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** A question on 108:2 with its answer; the verse is from the text itself. */
function answeredExample(content: Content): AnsweredPractice {
  const day = PLAN_DAYS;
  const { surahs } = content.parseReading(day);
  const surah = surahs.find(({ number }) => number === 108);
  const [, verse] = surah?.verses ?? [];
  if (!surah || !verse) throw new Error(`Day ${day} has no verse 108:2`);
  const { surahNumber, verseNumber, arabic, translation } = verse;
  const reference = `${surah.englishName} ${surahNumber}:${verseNumber}`;
  const question: AnsweredPracticeQuestion = {
    id: "300-1qx7m2k",
    type: "tafseer",
    topic: "understanding",
    question: "What is asked of the Prophet, beside prayer to his Lord?",
    passages: [],
    options: ["Sacrifice", "Fasting", "A journey", "A vow"],
    answer: {
      correctAnswer: 0,
      explanation: "He is told to pray to his Lord and to sacrifice (108:2).",
      cites: { surahNumber, verseNumber, day, reference, arabic, translation },
    },
  };
  return { day, language: "en", questions: [question] };
}

const BOTH = {
  cost: "document",
  query: z.object({ language: QuizLanguage.default(DEFAULT_LANGUAGE) }),
} as const;

/** Questions on a day for everyone. */
export const practiceRoutes: readonly RestRoute[] = [
  documentRoute({
    ...BOTH,
    path: practicePaths.practice,
    operationId: "getPractice",
    summary: "Questions to practise with",
    description:
      "All questions on a day's reading that show no verse twice, three to ten, in an order for asking them. They are for everybody, earn nothing, and nothing is stored. A group's quiz draws from the same questions, and whoever has the text can answer both.",
    response: Practice,
    exampleOf: (content) => Practice.parse(answeredExample(content)),
    find: (source, { day, language }) => ({
      document: practiceDocument(source, { day, language, isAnswered: false }),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
  documentRoute({
    ...BOTH,
    path: practicePaths.practiceAnswers,
    operationId: "getPracticeAnswers",
    summary: "The same questions with their answers",
    description:
      "What `/practice` has, each question with its right option and why. Match them by `id`: where the text or a question has changed in between, it is another one.",
    response: AnsweredPractice,
    exampleOf: answeredExample,
    find: (source, { day, language }) => ({
      document: practiceDocument(source, { day, language, isAnswered: true }),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];

const { points: _, verse: __, answer: ___, ...PRACTICE_FIELDS } = QUESTION_FIELDS;

const OF_PRACTICE = {
  day: OF_DAY,
  language: "The language of its texts.",
  questions: "The questions, in an order for asking them.",
};

const QUESTION_OF_PRACTICE = {
  ...PRACTICE_FIELDS,
  options: "Four options.",
  type: "What it is about.",
  id: "The question's ID, the same in every language; another one once its words or options are.",
};

export const practiceTexts: SchemaTexts = {
  output: {
    PracticeQuestion: described(
      PracticeQuestion,
      "A question to practise with.",
      QUESTION_OF_PRACTICE,
    ),
    Practice: described(Practice, "The questions of a day's practice.", OF_PRACTICE),
    PracticeAnswer: described(
      PracticeAnswer,
      "The answer to a question of practice.",
      ANSWER_FIELDS,
    ),
    AnsweredPracticeQuestion: described(
      AnsweredPracticeQuestion,
      "A question to practise with, and its answer.",
      { ...QUESTION_OF_PRACTICE, answer: "The answer." },
    ),
    AnsweredPractice: described(
      AnsweredPractice,
      "The questions of a day's practice with their answers.",
      OF_PRACTICE,
    ),
  },
};
