import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  MAX_QUESTIONS_OF_AUTHOR,
  OwnQuestion,
  SaveQuestionsInput,
  WrittenText,
} from "@daily-quran/domain/group/own-question";
import { byLanguage } from "@daily-quran/quran/by-language";
import { SETTING } from "@daily-quran/quran/languages";
import { emptyRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** The questions that groups write themselves: what a file of them is sent by. */
export const ownQuestionRoutes: readonly RestRoute[] = [
  emptyRoute({
    method: "POST",
    path: apiPaths.cycleQuestions,
    operationId: "saveQuestions",
    summary: "Write questions for days of a cycle, all or none",
    description:
      "For admins, in the form of the built-in bank's files, whose other fields are ignored. A question with the ID of another of the cycle replaces it. Each fault is named with its place. Days whose quiz was opened keep their questions.",
    body: SaveQuestionsInput,
    bodyExample: {
      questions: [
        {
          id: "118-false-blood",
          day: 118,
          verses: ["12:18"],
          answer: 1,
          inPlaceOf: "tafseer",
          en: {
            question: "What did his brothers bring to Jacob as proof?",
            options: ["A letter", "A shirt with blood", "A golden ring", "A long rope"],
            explanation: "There was false blood on it (12:18).",
          },
        },
      ],
    },
    maxBodyBytes: MAX_FILE_BYTES,
    errors: ["ADMIN_ONLY", "CYCLE_NOT_FOUND", "GROUP_NOT_FOUND", "QUESTIONS_FULL"],
    procedure: "ownQuestion.save",
  }),
];

export const ownQuestionTexts: SchemaTexts = {
  input: {
    WrittenText: described(WrittenText, "A question in one language.", {
      question: "The question, 10 to 170 characters.",
      options: "Four different options of like length, each of at most 80 characters.",
      explanation: "Why that one is right, 20 to 420 characters, with its verse.",
    }),
    OwnQuestion: described(OwnQuestion, "A group's own question.", {
      id: "Its ID in the cycle: the day, then words in small letters; at most 60 characters.",
      day: "The day of the plan that asks it, 1 to 300.",
      verses: "The verses that it is about, as `12:18`, all of the day's reading.",
      answer: "The right option, from 0.",
      inPlaceOf:
        "The question of the day that it is asked in place of; absent where it is not asked.",
      ...byLanguage((language) => `Its text in ${SETTING[language].inEnglish}.`),
      en: "Its text in English. One language is enough.",
    }),
    SaveQuestionsInput: described(SaveQuestionsInput, "Questions to be written together.", {
      questions: `1 to ${MAX_QUESTIONS_OF_AUTHOR} questions.`,
    }),
  },
};
