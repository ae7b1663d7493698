import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { CommentaryIndex } from "../commentary-index.ts";
import type { CorpusIndex } from "../corpus-index.ts";
import { dayOf } from "../day-context.ts";
import { versesOfReading } from "../reading-verses.ts";
import type { Draft } from "../draft.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import { COMMENTARY_KINDS, KINDS_BY_TYPE } from "../kinds/by-type.ts";
import type { NameDays } from "../name-index.ts";
import type { ReadingPlan } from "../quran.ts";
import { hasReadSentence } from "../read-sentences.ts";
import { seededRandom } from "../seeded-random.ts";

const DRAWS = 8;

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
export function draftDayQuiz({ tafseer, ...input }: DayDraftInput): TypedDraft[] {
  const { plan, day, corpus } = input;
  const reading = plan(day);
  if (!reading) throw new Error(`The plan has no day ${day}`);
  const source: Source = { ...input, draw: 0, today: versesOfReading(reading, corpus) };
  const drafts = drawApart(source) ?? draftInTurn(source);
  return QUESTION_TYPES.map((type, index) => {
    const others = drafts.filter((_, other) => other !== index);
    const draft =
      (type === "tafseer" && draftOfCommentary(versesIn(others), source, tafseer)) || drafts[index];
    if (!draft) throw new Error(`Day ${day} has no fair ${type} question`);
    return { day, type, citesDay: dayOf(draft.cites, day, plan), ...draft };
  });
}

interface Source extends Omit<DayDraftInput, "tafseer"> {
  /** How many times the day was drawn before. */
  readonly draw: number;
  readonly today: readonly IndexedVerse[];
}

type Shown = ReadonlySet<IndexedVerse>;

/** Of several draws the first whose questions show no verse of another: a kind drafts one verse a draw. */
function drawApart(source: Source): Draft[] | undefined {
  for (let draw = 0; draw < DRAWS; draw++) {
    const drafts = draftApart(QUESTION_TYPES, new Set(), { ...source, draw });
    if (drafts) return drafts;
  }
  return undefined;
}

/** Questions of these types, none of which shows a verse of another; undefined where the day has none. */
function draftApart(
  [type, ...later]: readonly QuestionType[],
  shown: Shown,
  source: Source,
): Draft[] | undefined {
  if (!type) return [];
  for (const draft of draftsOf(type, shown, source)) {
    const others = draftApart(later, new Set([...shown, ...versesIn([draft])]), source);
    if (others) return [draft, ...others];
  }
  return undefined;
}

/** Questions each of its own verses as far as there are any, where the reading is too short for more. */
function draftInTurn(source: Source): Draft[] {
  const drafts: Draft[] = [];
  for (const type of QUESTION_TYPES) {
    const apart = draftsOf(type, versesIn(drafts), source).next().value;
    const draft: Draft | undefined = apart ?? draftsOf(type, new Set(), source).next().value;
    if (draft) drafts.push(draft);
  }
  return drafts;
}

/** Questions of a type, of its kinds in random order; of verses on which the commentary is asked last. */
function* draftsOf(type: QuestionType, shown: Shown, source: Source): Generator<Draft, undefined> {
  const { cycleId, day, draw, today } = source;
  const random = seededRandom(`${cycleId}:${day}:${type}${draw === 0 ? "" : `:${draw}`}`);
  const unshown = today.filter((verse) => !shown.has(verse));
  const pools =
    type === "tafseer" ? [unshown] : [unshown.filter((verse) => !hasReadSentence(verse)), unshown];
  const context = { ...source, random, commentary: undefined };
  for (const pool of pools) {
    for (const kind of new Set(random.shuffled(KINDS_BY_TYPE[type]))) {
      const draft = kind({ ...context, unshown: pool, isShown: (verse) => shown.has(verse) });
      if (draft) yield draft;
    }
  }
  return undefined;
}

/** A question about the commentary; with a stream of its own: installing one leaves the others as they were. */
function draftOfCommentary(
  shown: Shown,
  source: Source,
  commentary: CommentaryIndex | undefined,
): Draft | undefined {
  const { cycleId, day, today } = source;
  const random = seededRandom(`${cycleId}:${day}:commentary`);
  const unshown = today.filter((verse) => !shown.has(verse));
  const isShown = (verse: IndexedVerse) => shown.has(verse);
  const context = { ...source, random, commentary, unshown, isShown };
  for (const kind of commentary ? random.shuffled(COMMENTARY_KINDS) : []) {
    const draft = kind(context);
    if (draft) return draft;
  }
  return undefined;
}

function versesIn(drafts: readonly Draft[]): Shown {
  return new Set(drafts.flatMap(({ shows }) => shows));
}
