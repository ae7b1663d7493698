import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { VerseReference, VerseRemark } from "./quran.ts";

/** What a question of the bank asks for: what the verses say, each with its own words as evidence. */
export const BANK_KINDS = [
  "who",
  "what",
  "where",
  "why",
  "next",
  "likeness",
  "asked",
  "absent",
  "people",
  "parable",
  "order",
] as const;

/** Every kind of question, by what it is about. */
export const KINDS_OF_TYPE = {
  reading: [
    "next-verse",
    "previous-verse",
    "first-verse",
    "last-verse",
    "verse-in-reading",
    "verse-outside-reading",
    "earliest-verse",
    "order-of-verses",
    "which-surah",
    "place-in-reading",
    ...BANK_KINDS,
  ],
  translation: [
    "meaning-of-verse",
    "verse-of-meaning",
    "meaning-in-reading",
    "meaning-outside-reading",
    "earliest-meaning",
    "order-of-meanings",
    ...BANK_KINDS,
  ],
  tafseer: ["verse-of-commentary", "commentary-in-reading", ...BANK_KINDS],
} as const satisfies Record<QuestionType, readonly string[]>;

/** What a question is about if not what its type says: `names` and `words` of quizzes stored before. */
export const OTHER_TOPICS = ["understanding", "names", "words"] as const;

/** The other topic of a kind; undefined where it is about what its type says. */
export function otherTopicOf(
  kind: QuestionKind | EarlierKind,
): (typeof OTHER_TOPICS)[number] | undefined {
  if (kind === "word-in-verse") return "words";
  if (kind === "name-in-reading" || kind === "verse-of-name") return "names";
  return BANK_KINDS.some((one) => one === kind) ? "understanding" : undefined;
}

/** How a question asks. */
export type QuestionKind = (typeof KINDS_OF_TYPE)[QuestionType][number];

/** A kind that the texts of the day make, and no bank. */
export type DraftedKind = Exclude<QuestionKind, (typeof BANK_KINDS)[number]>;

/** Kinds that stored quizzes still have, and that are asked no more. */
type EarlierKind = "name-in-reading" | "verse-of-name" | "word-in-verse" | "next-meaning";

/** A text that a question shows: Arabic, a text in the quiz's language, or one with the other. */
export interface Passage {
  readonly arabic?: string;
  readonly text?: string;
}

/**
 * The verse that an answer rests on, to be read, heard and opened once the question is answered; `day` reads
 * it.
 */
interface CitedVerse extends VerseReference {
  readonly day: number;
  readonly reference: string;
  readonly arabic: string;
  readonly translation: string;
  readonly translationRemark?: VerseRemark;
}

/** The most passages that a question shows. */
export const MAX_PASSAGES = 4;

/**
 * One question with its answer key: `correctAnswer` indexes the four `options`, `translations` are
 * shown under Arabic ones, `references` say where each option is from, `cites` is the verse that proves it.
 */
export interface QuizQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly kind: QuestionKind;
  /** Whether the cycle's group has written it. */
  readonly isOwn?: true;
  readonly question: string;
  readonly passages: readonly Passage[];
  readonly options: readonly string[];
  readonly translations?: readonly string[];
  readonly references?: readonly string[];
  readonly correctAnswer: number;
  readonly points: number;
  readonly explanation: string;
  readonly cites: CitedVerse;
}
