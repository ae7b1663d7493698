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
import { verseNumbers } from "../references.ts";
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
  const shown = new Set<string>();
  return QUESTION_TYPES.map((type) => {
    const draft = draftQuestion({ type, today, shown }, input);
    for (const verse of versesIn(draft)) shown.add(verse);
    return { day, type, citesDay: dayOf(draft.cites, day, plan), ...draft };
  });
}

/** A question to draft, with the verses that the day's earlier questions show, as “2:30”. */
interface Wanted {
  readonly type: QuestionType;
  readonly today: DayContext["today"];
  readonly shown: ReadonlySet<string>;
}

function draftQuestion(
  { type, today, shown }: Wanted,
  { tafseer, ...input }: DayDraftInput,
): Draft {
  const { cycleId, day } = input;
  // A stream for each type, and the commentary for one alone: installing it leaves the others as they were.
  const random = seededRandom(`${cycleId}:${day}:${type}`);
  const commentary = type === "tafseer" ? tafseer : undefined;
  const unshown = today.filter((verse) => !shown.has(verseNumbers(verse).en));
  for (const group of KINDS_BY_TYPE[type]) {
    // A short reading may not have enough verses for three questions.
    for (const drawn of [unshown, today]) {
      for (const kind of random.shuffled(group)) {
        const draft = kind({ ...input, random, commentary, today, unshown: drawn });
        if (draft) return draft;
      }
    }
  }
  throw new Error(`Day ${day} has no fair ${type} question`);
}

/** The verses of a draft as “2:30”: all that its explanation names, and its options by their references. */
function versesIn({ kind, explanation, options }: Draft): ReadonlySet<string> {
  const named = explanation.en.match(/\d+:\d+/gu) ?? [];
  if (kind === "place-in-reading") return new Set(named.slice(0, 1));
  return new Set([...named, ...options.flatMap(({ text }) => text.en.match(/\d+:\d+$/u) ?? [])]);
}
