import { z } from "zod";
import { BANK_KINDS } from "@daily-quran/quiz-questions/question";

const Reference = z.string().regex(/^\d{1,3}:\d{1,3}$/u, "a verse as 12:18");

const Side = z.strictObject({
  question: z.string().min(10).max(170),
  options: z.array(z.string().min(1).max(80)).length(4),
  explanation: z.string().min(20).max(420),
  evidence: z.array(z.strictObject({ verse: Reference, text: z.string().min(3) })).min(1),
});

/**
 * One question of the bank as its file has it: `answer` counts from 0, `evidence` is the words of each
 * translation that hold the answer, `status` who has read it.
 */
export const WrittenQuestion = z.strictObject({
  id: z.string().regex(/^\d{1,3}(-[a-z0-9]+)+$/u, "the day, then words in small letters"),
  day: z.int().min(1).max(300),
  verses: z.array(Reference).min(1).max(12),
  kind: z.enum(BANK_KINDS),
  answer: z.int().min(0).max(3),
  status: z.string().regex(/^(drafted|read twice|signed by .+)$/u),
  en: Side,
  bn: Side,
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** The bank as the build publishes it for the server; each of `days` is a `BankDay`. */
export const QuizBank = z.strictObject({
  translations: z.strictObject({ en: z.string(), bn: z.string() }),
  days: z.array(z.unknown()),
});

/** The questions of a day. */
export const BankDay = z.array(WrittenQuestion.omit({ status: true }));
