import type { QuestionType } from "@daily-quran/domain/quiz";
import { counted } from "../../lib/counted.ts";

/** What a type of question is called. */
export const TYPE_NAMES: Record<QuestionType, string> = {
  reading: "Reading",
  translation: "Translation",
  tafseer: "Tafseer",
};

/** `1 point`, `2 points`. */
export const pointsText = (points: number): string => counted(points, "point");

/** The letter of an option, by its index. */
export const optionLetter = (index: number): string => "ABCD".charAt(index);
