import * as written from "@daily-quran/domain/group/own-question";
import { z } from "zod";
import { BANK_KINDS } from "@daily-quran/quiz-questions/question";
import { byLanguage } from "@daily-quran/quran/by-language";

const Side = written.WrittenText.extend({
  evidence: z
    .array(z.strictObject({ verse: written.WrittenVerse, text: z.string().min(3) }))
    .min(1),
}).strict();

/**
 * One question of the bank as its file has it: `answer` counts from 0, `evidence` is the words of each
 * translation that hold the answer, `status` who has read it.
 */
export const WrittenQuestion = written.WrittenQuestion.extend({
  kind: z.enum(BANK_KINDS),
  status: z.string().regex(/^(drafted|read twice|signed by .+)$/u),
  ...byLanguage(() => Side),
}).strict();
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** The bank as the build publishes it for the server; each of `days` is a `BankDay`. */
export const QuizBank = z.strictObject({
  translations: z.strictObject(byLanguage(() => z.string())),
  days: z.array(z.unknown()),
});

/** The questions of a day. */
export const BankDay = z.array(WrittenQuestion.omit({ status: true }));
