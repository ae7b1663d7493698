import type { CommentaryIndex } from "./commentary-index.ts";
import type { CorpusIndex } from "./corpus-index.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import type { ShorterCount } from "./distractors.ts";
import type { Draft, DraftContext } from "./draft.ts";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { DayReading } from "./quran.ts";
import { seededRandom } from "./seeded-random.ts";
import { SHAPES_BY_TYPE } from "./shapes/by-type.ts";

/** What a day's questions are drafted from; `tafseer` is absent where no commentary is installed. */
export interface DayDraftInput {
  readonly cycleId: number;
  readonly reading: DayReading;
  readonly corpus: CorpusIndex;
  readonly tafseer?: CommentaryIndex | undefined;
}

/** A day's question in every language at once. */
export interface TypedDraft extends Draft {
  readonly type: QuestionType;
}

/** The drafts of a day's three questions, one of each type; they depend on nothing but the cycle, the day and the texts. */
export function draftDayQuiz(input: DayDraftInput): TypedDraft[] {
  const today = versesOf(input.reading, input.corpus);
  return QUESTION_TYPES.map((type) => ({ type, ...draftQuestion(type, today, input) }));
}

function versesOf({ ranges }: DayReading, corpus: CorpusIndex): IndexedVerse[] {
  return ranges.flatMap(({ surah, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => corpus.verseAt(surah, from + index)),
  );
}

function draftQuestion(
  type: QuestionType,
  today: readonly IndexedVerse[],
  { cycleId, reading, corpus, tafseer }: DayDraftInput,
): Draft {
  // A stream for each type, and the commentary for one alone: installing it leaves the others as they were.
  const random = seededRandom(`${cycleId}:${reading.day}:${type}`);
  const commentary = type === "tafseer" ? tafseer : undefined;
  const targets = random.shuffled<ShorterCount>([0, 1, 2, 3]);
  for (const group of SHAPES_BY_TYPE[type]) {
    const shapes = random.shuffled(group);
    for (const shorter of targets) {
      const context: DraftContext = { random, corpus, commentary, today, shorter };
      for (const shape of shapes) {
        const draft = shape(context);
        if (draft) return draft;
      }
    }
  }
  throw new Error(`Day ${reading.day} has no fair ${type} question`);
}
