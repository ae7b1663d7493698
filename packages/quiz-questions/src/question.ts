import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { VerseReference } from "./quran.ts";

/** How a question asks. */
export type QuestionShape =
  | "next-verse"
  | "missing-word"
  | "verse-ending"
  | "which-surah"
  | "first-in-reading"
  | "place-in-reading"
  | "verse-in-reading"
  | "meaning-of-verse"
  | "verse-of-meaning"
  | "next-meaning"
  | "meaning-in-reading"
  | "commentary-of-verse"
  | "verse-of-commentary"
  | "commentary-in-reading"
  | "name-meaning"
  | "revelation-place"
  | "verse-count"
  | "surah-order";

/** One question with its answer key: `correctAnswer` indexes the four `options`, `verse` is Arabic, `cites` is what the explanation rests on. */
export interface QuizQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly shape: QuestionShape;
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: number;
  readonly points: number;
  readonly explanation: string;
  readonly verse?: string;
  readonly cites: VerseReference;
}
