import { z } from "zod";
import { LANGUAGES } from "../language.ts";
import { QuizLanguage } from "../quiz.ts";

/** The language that the user chose, absent before a choice. */
export const AccountLanguage = z.object({ language: z.enum(LANGUAGES).optional() });
export type AccountLanguage = z.infer<typeof AccountLanguage>;

/** The choice of a language. */
export const ChooseLanguageInput = z.object({ language: QuizLanguage });
export type ChooseLanguageInput = z.infer<typeof ChooseLanguageInput>;
