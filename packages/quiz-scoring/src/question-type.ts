/** What a question is about; a day asks one of each. */
export type QuestionType = "reading" | "translation" | "tafseer";

/** The three types in the order in which a quiz asks them. */
export const QUESTION_TYPES: readonly QuestionType[] = ["reading", "translation", "tafseer"];

/** What a right answer earns by type, from the cycle's settings. */
export type PointSettings = Readonly<Record<QuestionType, number>>;
