import { z } from "zod";
import { CitedVerse, GradedAnswer, QuizLanguage, QuizQuestion } from "../quiz.ts";
import { PlanDay } from "../reading.ts";

/** A question of a day's practice, without its answer; `id` is the same in every language. */
export const PracticeQuestion = QuizQuestion.omit({
  own: true,
  points: true,
  verse: true,
  answer: true,
}).extend({
  options: z.array(z.string()).length(4),
});
export type PracticeQuestion = z.infer<typeof PracticeQuestion>;

/** All questions of a day's practice; it is the same for everyone, and shows no verse twice. */
export const Practice = z.object({
  day: PlanDay,
  language: QuizLanguage,
  questions: z.array(PracticeQuestion).min(1),
});
export type Practice = z.infer<typeof Practice>;

/** The right option of a practice question by its index, why it is right, and where each option is from. */
export const PracticeAnswer = GradedAnswer.pick({
  correctAnswer: true,
  explanation: true,
  references: true,
}).extend({ cites: CitedVerse });
export type PracticeAnswer = z.infer<typeof PracticeAnswer>;

/** A question of a day's practice with its answer. */
export const AnsweredPracticeQuestion = PracticeQuestion.extend({ answer: PracticeAnswer });
export type AnsweredPracticeQuestion = z.infer<typeof AnsweredPracticeQuestion>;

/** The same questions as those of `Practice`, with their answers. */
export const AnsweredPractice = Practice.extend({
  questions: z.array(AnsweredPracticeQuestion).min(1),
});
export type AnsweredPractice = z.infer<typeof AnsweredPractice>;
