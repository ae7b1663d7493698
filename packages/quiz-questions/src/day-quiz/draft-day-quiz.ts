import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { CommentaryIndex } from "../commentary-index.ts";
import type { CorpusIndex } from "../corpus-index.ts";
import { dayOf } from "../day-context.ts";
import { versesOfReading } from "../reading-verses.ts";
import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { KINDS_BY_TYPE } from "../kinds/by-type.ts";
import type { NameDays } from "../name-index.ts";
import type { ReadingPlan } from "../quran.ts";
import { seededRandom } from "../seeded-random.ts";

/** What every quiz is drafted from; `tafseer` is absent where no commentary is installed. */
export interface QuizSources {
  readonly corpus: CorpusIndex;
  readonly plan: ReadingPlan;
  readonly names: readonly NameDays[];
  readonly tafseer?: CommentaryIndex | undefined;
}

/** What a day's questions are drafted from. */
export interface DayDraftInput extends QuizSources {
  readonly cycleId: number;
  readonly day: number;
}

/** A day's question in every language at once. */
export interface TypedDraft extends Draft {
  readonly day: number;
  readonly type: QuestionType;
  /** The day that reads the verse that is cited. */
  readonly citesDay: number;
}

/**
 * The drafts of a day's three questions, one of each type; they depend on nothing but the cycle, the day and
 * the texts. Throws on a day that the plan does not have.
 */
export function draftDayQuiz(input: DayDraftInput): TypedDraft[] {
  const { plan, day, corpus } = input;
  const reading = plan(day);
  if (!reading) throw new Error(`The plan has no day ${day}`);
  const today = versesOfReading(reading, corpus);
  return QUESTION_TYPES.map((type) => {
    const draft = draftQuestion(type, today, input);
    return { day, type, citesDay: dayOf(draft.cites, day, plan), ...draft };
  });
}

function draftQuestion(
  type: QuestionType,
  today: DayContext["today"],
  { tafseer, ...input }: DayDraftInput,
): Draft {
  const { cycleId, day } = input;
  // A stream for each type, and the commentary for one alone: installing it leaves the others as they were.
  const random = seededRandom(`${cycleId}:${day}:${type}`);
  const commentary = type === "tafseer" ? tafseer : undefined;
  const context: DayContext = { ...input, random, commentary, today };
  for (const group of KINDS_BY_TYPE[type]) {
    for (const kind of random.shuffled(group)) {
      const draft = kind(context);
      if (draft) return draft;
    }
  }
  throw new Error(`Day ${day} has no fair ${type} question`);
}
