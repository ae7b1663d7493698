import { byLanguage } from "@daily-quran/quran/by-language";
import { z } from "zod";
import { PlainText, plainText } from "../fields/plain-text.ts";
import { LANGUAGES } from "../language.ts";
import { QuestionType, type QuizLanguage } from "../quiz.ts";
import { PlanDay } from "../reading.ts";

/** How many questions of groups a person may have written. */
export const MAX_QUESTIONS_OF_AUTHOR = 1_000;

/** From how many answers on an admin sees what was chosen: with fewer one could tell who. */
export const MIN_ANSWERS_SHOWN = 5;

/** The most characters of each text of a question. */
export const MAX_TEXT = { question: 170, option: 80, explanation: 420 } as const;

const text = (min: number, max: number, error: string) =>
  plainText(error).trim().normalize("NFC").min(min, { error, abort: true }).max(max, error);

const FOUR = "Write four options.";

/** A question in one language. */
export const WrittenText = z.object({
  question: text(10, MAX_TEXT.question, "A question has 10 to 170 characters."),
  options: z
    .array(text(1, MAX_TEXT.option, "An option has 1 to 80 characters."), FOUR)
    .length(4, FOUR),
  explanation: text(20, MAX_TEXT.explanation, "An explanation has 20 to 420 characters."),
});
export type WrittenText = z.infer<typeof WrittenText>;

/** A verse as `12:18`. */
export const WrittenVerse = PlainText.regex(/^\d{1,3}:\d{1,3}$/u, "Write a verse as 12:18.");

const VERSES = "Name 1 to 12 verses.";
const ANSWER = "Say which option is right.";

/** What the questions of groups and of the built-in bank share; `answer` counts the options from 0. */
export const WrittenQuestion = z.object({
  id: PlainText.max(60, "An id has at most 60 characters.").regex(
    /^\d{1,3}(-[a-z0-9]+)+$/u,
    "An id is the day, then words in small letters, as 118-false-blood.",
  ),
  day: PlanDay,
  verses: z.array(WrittenVerse, VERSES).min(1, VERSES).max(12, VERSES),
  answer: z.int(ANSWER).min(0, ANSWER).max(3, ANSWER),
});

/** A group's own question, in one language or more; asked in place of a day's question where it says of which. */
export const OwnQuestion = WrittenQuestion.extend({
  inPlaceOf: QuestionType.optional(),
  ...byLanguage(() => WrittenText.optional()),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** The language in which a question is shown: the wanted one, where it is written in it or in none. */
export const sideOf = (
  question: Pick<OwnQuestion, QuizLanguage>,
  wanted: QuizLanguage,
): QuizLanguage =>
  question[wanted] ? wanted : (LANGUAGES.find((language) => question[language]) ?? wanted);

/**
 * A question as admins see it: `author` is absent once that account is deleted; once its day's quiz is opened it
 * stays as it is. `chosen` counts who chose which option, from five answers on; `faults` are the newest reports.
 */
export const ListedQuestion = OwnQuestion.extend({
  author: z.string().optional(),
  isOpened: z.boolean(),
  chosen: z.array(z.int().min(0)).length(4).optional(),
  faultCount: z.int().min(0),
  faults: z.array(z.string()),
});
export type ListedQuestion = z.infer<typeof ListedQuestion>;

const SENT = "Send 1 to 1,000 questions.";

/** Questions to be written together, all or none; one with the ID of another of the cycle replaces it. */
export const SaveQuestionsInput = z.object({
  questions: z.array(OwnQuestion, SENT).min(1, SENT).max(MAX_QUESTIONS_OF_AUTHOR, SENT),
});
