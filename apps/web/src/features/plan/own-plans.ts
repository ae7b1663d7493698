import { markedVerses } from "@daily-quran/domain/marked-readings";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { PlanChoice } from "@daily-quran/reading-schedule/plans/personal-plan";
import { type PlanProgress, planProgress } from "@daily-quran/reading-schedule/plans/plan-progress";
import type { ReaderDate } from "@daily-quran/reading-schedule/reader-streak";
import { verseOfOrdinal } from "@daily-quran/reading-schedule/verse-order";
import { type VerseSet, verseSet, type VerseSpan } from "@daily-quran/reading-schedule/verse-spans";
import { newUuid } from "../../lib/new-uuid.ts";
import type { ItemOf } from "../../reader/progress/use-progress.ts";

export type PlanItem = ItemOf<"plan">;
export type MarkItem = ItemOf<"mark">;

/** An own plan with what was read for it, and where its reader is on a date. */
export interface OwnPlanState {
  readonly id: string;
  readonly plan: PlanItem["value"];
  readonly read: VerseSet;
  readonly progress: PlanProgress;
  readonly today: CalendarDay;
}

/** A reader's plans on a date, the newest first. */
export function ownPlans(
  plans: readonly PlanItem[],
  marks: readonly MarkItem[],
  today: CalendarDay,
): readonly OwnPlanState[] {
  return plans
    .map(({ id, value: plan }) => {
      const read = verseSet(
        marks.filter(({ value }) => value.plan === id).map(({ value }) => markedVerses(value)),
      );
      return { id, plan, read, progress: planProgress(plan, read, today), today };
    })
    .sort((one, other) => (one.plan.createdAt < other.plan.createdAt ? 1 : -1));
}

/** Marks that say that verses of a plan were read, with new ids. */
export function marksOf(planId: string, verses: VerseSet, { date, timeZone }: ReaderDate) {
  return verses.map(({ from, to }) => ({
    kind: "mark" as const,
    id: newUuid(),
    value: { plan: planId, from: reference(from), to: reference(to), date, timeZone },
  }));
}

/** The marks that a plan got on a date. */
export const marksMade = (marks: readonly MarkItem[], planId: string, date: CalendarDay) =>
  marks.filter(({ value }) => value.plan === planId && value.date === date);

/** The kind of a choice as the texts select it: their keys are letters alone. */
export const selectorOf = ({ kind }: PlanChoice): string => kind.replace("-", "");

function reference(ordinal: VerseSpan["from"]): string {
  const { surah, verse } = verseOfOrdinal(ordinal);
  return `${surah}:${verse}`;
}
