import type { Steps } from "@daily-quran/steps/steps";
import { draftOfBank } from "../bank/draft-of-bank.ts";
import { dayOf } from "../draft/day-context.ts";
import type { QuizSources, TypedDraft } from "../day-quiz/draft-day-quiz.ts";
import type { Draft } from "../draft/draft.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { KINDS_IN_TURN } from "../kinds/by-type.ts";
import { versesOfReading } from "../corpus/reading-verses.ts";
import { seededRandom } from "../seeded-random.ts";

/** What a day's practice is drafted from; the commentary is not asked about. */
export interface PracticeInput extends Omit<QuizSources, "tafseer"> {
  readonly day: number;
}

// No cycle has it, so practice has a draw of its own.
const CYCLE = 0;

const KINDS = (["reading", "translation"] as const).flatMap((type) =>
  [...new Set(KINDS_IN_TURN[type].flat(2))].map((kind) => ({ type, kind })),
);

/**
 * All that can be asked of a day without showing a verse twice: the bank's questions, and between them one of each
 * kind that the other verses allow. They depend on nothing but the day and the texts.
 */
export function* draftPractice(input: PracticeInput): Steps<TypedDraft[]> {
  const { plan, day, corpus, bank } = input;
  const reading = plan(day);
  if (!reading) throw new Error(`The plan has no day ${day}`);
  const today = versesOfReading(reading, corpus);
  const random = seededRandom(`practice:${day}`);
  const shown = new Set<IndexedVerse>();
  const typed = (type: TypedDraft["type"], draft: Draft): TypedDraft => {
    for (const verse of draft.shows) shown.add(verse);
    return { day, type, citesDay: dayOf(draft.cites, day, plan), ...draft };
  };
  const ofBank: TypedDraft[] = [];
  for (const question of random.shuffled(bank.days[day - 1] ?? [])) {
    const asking = { seed: "practice", corpus, translations: bank.translations };
    const draft = draftOfBank(question, asking);
    if (!draft.shows.some((verse) => shown.has(verse))) ofBank.push(typed("tafseer", draft));
  }
  const ofKinds: TypedDraft[] = [];
  const context = { ...input, cycleId: CYCLE, random, commentary: undefined, today };
  for (const { type, kind } of random.shuffled(KINDS)) {
    yield;
    const unshown = today.filter((verse) => !shown.has(verse));
    const draft = kind({ ...context, unshown, isShown: (verse) => shown.has(verse) });
    if (draft) ofKinds.push(typed(type, draft));
  }
  return inTurn(ofBank, ofKinds);
}

/** One of each list in turn, then what is left of the longer one. */
function inTurn<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const turns = Array.from({ length: Math.max(one.length, other.length) }, (_, turn) => turn);
  return turns.flatMap((at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]);
}
