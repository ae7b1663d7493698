import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import type { QuestionType } from "@daily-quran/quiz-scoring/question-type";
import type { CommentaryIndex } from "../commentary/commentary-index.ts";
import type { CorpusIndex } from "../corpus/corpus-index.ts";
import { dayOf } from "../draft/day-context.ts";
import { versesOfReading } from "../corpus/reading-verses.ts";
import type { Draft, DraftQuestion } from "../draft/draft.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { COMMENTARY_KINDS, KINDS_IN_TURN } from "../kinds/by-type.ts";
import type { Bank, BankQuestion } from "../bank/bank-question.ts";
import { draftOfBank } from "../bank/draft-of-bank.ts";
import { drawOfBank } from "../bank/draw-bank.ts";
import type { DrawnOfBank } from "../bank/draw-bank.ts";
import type { ReadingPlan } from "../quran.ts";
import { hasReadSentence } from "../commentary/read-sentences.ts";
import { recentDrafts } from "./recent-drafts.ts";
import { seededRandom } from "../seeded-random.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Questions that a group has written, each in place of one of the day's. */
export type OwnQuestions = Partial<Readonly<Record<QuestionType, BankQuestion>>>;

/** What every quiz is drafted from; `tafseer` is absent where no commentary is installed. */
export interface QuizSources {
  readonly corpus: CorpusIndex;
  readonly plan: ReadingPlan;
  readonly bank: Bank;
  readonly tafseer?: CommentaryIndex | undefined;
}

/** What a day's questions are drafted from. */
export interface DayDraftInput extends QuizSources {
  readonly cycleId: number;
  readonly day: number;
  /** What the group asks in place of the built-in questions; `evidence` may be empty. */
  readonly own?: OwnQuestions;
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
  const { plan, day } = input;
  const source = sourceOf(input);
  if (!source) throw new Error(`The plan has no day ${day}`);
  const isByItself = (day + input.cycleId) % 2 !== 0;
  const hasOwn = Object.keys(input.own ?? {}).length > 0;
  const drafts =
    (isByItself && !hasOwn && draftByItself(input)) ||
    draftBeside(source, isByItself ? [] : kindsBeside(input));
  return QUESTION_TYPES.map((type) => {
    const { [type]: own, ...others } = drafts;
    const shown = versesIn(Object.values(others));
    const isBuiltIn = type === "tafseer" && !own.isOwn;
    const draft = (isBuiltIn && draftOfCommentary(shown, source, tafseer)) || own;
    return { day, type, citesDay: dayOf(draft.cites, day, plan), ...draft };
  });
}

type Input = Omit<DayDraftInput, "tafseer">;

interface Source extends Input {
  readonly today: readonly IndexedVerse[];
  readonly drawn: DrawnOfBank;
}

type Drafts = Readonly<Record<QuestionType, Draft>>;

type Shown = ReadonlySet<IndexedVerse>;

function sourceOf(input: Input): Source | undefined {
  const { plan, day, corpus, bank, cycleId } = input;
  const reading = plan(day);
  if (!reading) return undefined;
  return {
    ...input,
    today: versesOfReading(reading, corpus),
    drawn: drawOfBank(bank, cycleId, day),
  };
}

/** What the days before and after ask, as type and kind; these do not depend on this one in turn. */
function kindsBeside(input: Input): string[] {
  return [-1, 1].flatMap((step) => {
    const drafts = draftByItself({ ...input, day: input.day + step });
    return Object.entries(drafts ?? {}).map(([type, { kind }]) => `${type} ${kind}`);
  });
}

/** A day's built-in questions, whatever the days beside it ask. */
const draftByItself = recentDrafts((of): Drafts | undefined => {
  const source = sourceOf(of);
  return source && draftBeside(source, []);
});

// What has least to choose from first, after the one that every day has.
const OF_BANK: readonly QuestionType[] = ["tafseer", "translation", "reading"];
const OF_KINDS: readonly QuestionType[] = ["tafseer", "reading", "translation"];

interface Attempt extends Source {
  readonly avoided: readonly string[];
  /** The types that may ask what is wanted less: what nearly every day has. */
  readonly lenient: readonly QuestionType[];
  /** Whether verses of the group's own questions may be shown again: they may be all of the day's. */
  readonly besideOwn?: true;
}

/** A day's questions, of kinds that are avoided only if there are no others. */
function draftBeside(source: Source, avoided: readonly string[]): Drafts {
  // The group's own first: what they show no other question may show.
  const order = (source.drawn.translation.length > 0 ? OF_BANK : OF_KINDS).toSorted(
    (one, other) => Number(!source.own?.[one]) - Number(!source.own?.[other]),
  );
  const attempts: Omit<Attempt, keyof Source>[] = [
    { lenient: [], avoided },
    { lenient: ["reading"], avoided },
    { lenient: QUESTION_TYPES, avoided },
    { lenient: QUESTION_TYPES, avoided: [] },
    { lenient: QUESTION_TYPES, avoided: [], besideOwn: true },
  ];
  for (const attempt of attempts) {
    const { reading, translation, tafseer } =
      draftApart(order, new Set(), { ...source, ...attempt }) ?? {};
    if (reading && translation && tafseer) return { reading, translation, tafseer };
  }
  throw new Error(`Day ${source.day} has no three questions of different verses`);
}

/** Questions of these types, none of which shows a verse of another; undefined where the day has none. */
function draftApart(
  [type, ...later]: readonly QuestionType[],
  shown: Shown,
  source: Attempt,
): Partial<Drafts> | undefined {
  if (!type) return {};
  for (const draft of draftsOf(type, shown, source)) {
    if (!draft.isOwn && source.avoided.includes(`${type} ${draft.kind}`)) continue;
    const shows = draft.isOwn && source.besideOwn ? [] : draft.shows;
    const others = draftApart(later, new Set([...shown, ...shows]), source);
    if (others) return { [type]: draft, ...others };
  }
  return undefined;
}

/** Questions of a type: of the kinds whose turn it is, and of the bank where it is the bank's or they have none. */
function* draftsOf(type: QuestionType, shown: Shown, source: Attempt): Generator<Draft, undefined> {
  const { cycleId, day, drawn, own } = source;
  const asked = own?.[type];
  if (asked) {
    for (const draft of draftsOfBank([asked], new Set(), source)) yield { ...draft, isOwn: true };
    return undefined;
  }
  const isLenient = source.lenient.includes(type);
  if (type === "tafseer")
    return yield* draftsOfBank(drawn.tafseer.slice(0, isLenient ? undefined : 1), shown, source);
  if (type === "translation") yield* draftsOfBank(drawn.translation, shown, source);
  const turns = KINDS_IN_TURN[type];
  const turn = (cycleId + day) % turns.length;
  const drafting = { ...source, random: seededRandom(`${cycleId}:${day}:${type}`) };
  const kinds = turns[turn] ?? [];
  if (type === "translation" && !isLenient)
    return yield* draftsOfKinds(kinds.slice(0, 2), shown, drafting);
  yield* draftsOfKinds(kinds, shown, drafting);
  yield* draftsOfBank(drawn.tafseer, shown, source);
  if (isLenient) yield* draftsOfKinds(turns.flat(), shown, drafting);
  return undefined;
}

function* draftsOfBank(
  questions: readonly BankQuestion[],
  shown: Shown,
  { bank: { translations }, cycleId, corpus }: Source,
): Generator<Draft, undefined> {
  for (const question of questions) {
    const draft = draftOfBank(question, { seed: String(cycleId), corpus, translations });
    if (!draft.shows.some((verse) => shown.has(verse))) yield draft;
  }
  return undefined;
}

/** Of each list in random order; of verses on which the commentary is asked last. */
function* draftsOfKinds(
  lists: readonly (readonly DraftQuestion[])[],
  shown: Shown,
  source: Source & { readonly random: SeededRandom },
): Generator<Draft, undefined> {
  const unshown = source.today.filter((verse) => !shown.has(verse));
  const context = {
    ...source,
    commentary: undefined,
    isShown: (verse: IndexedVerse) => shown.has(verse),
  };
  const kinds = new Set(lists.flatMap((some) => source.random.shuffled(some)));
  for (const pool of [unshown.filter((verse) => !hasReadSentence(verse)), unshown]) {
    for (const kind of kinds) {
      const draft = kind({ ...context, unshown: pool });
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
