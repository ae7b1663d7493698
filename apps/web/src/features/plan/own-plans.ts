import { markedVerses } from "@daily-quran/domain/progress/marked-readings";
import { type CalendarDay, laterDay } from "@daily-quran/reading-schedule/calendar-day";
import { type PlanChoice, portionsOf } from "@daily-quran/reading-schedule/plans/personal-plan";
import { restsOn } from "@daily-quran/reading-schedule/plans/rest-dates";
import { type PlanProgress, planProgress } from "@daily-quran/reading-schedule/plans/plan-progress";
import {
  commonVerses,
  type VerseSet,
  verseSet,
  withoutVerses,
} from "@daily-quran/quran/verse-spans";
import { dateThatCounts } from "../../reader/progress/day-marks.ts";
import { marksOf } from "../../reader/progress/marks-of.ts";
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
  /** On a day of rest the date of the next portion with something unread. */
  readonly restsUntil: CalendarDay | undefined;
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
      const restsUntil = restsOn(plan, today) ? nextDate(plan, read, today) : undefined;
      return { id, plan, read, progress: planProgress(plan, read, today), today, restsUntil };
    })
    .sort((one, other) => (one.plan.createdAt < other.plan.createdAt ? 1 : -1));
}

const nextDate = (plan: OwnPlanState["plan"], read: VerseSet, today: CalendarDay) =>
  portionsOf(plan).find(
    ({ date, verses }) => date > today && withoutVerses(verses, read).length > 0,
  )?.date;

/**
 * Marks that say that verses of a plan are read now: those of a portion that was missed lately for its own
 * date, all others for today.
 */
export function marksByPortion(
  { id, plan, today }: OwnPlanState,
  verses: VerseSet,
  { marks, timeZone }: { readonly marks: readonly MarkItem[]; readonly timeZone: string },
) {
  const past = portionsOf(plan).filter(({ date }) => date < today);
  const rest = withoutVerses(verses, verseSet(past.flatMap((portion) => portion.verses)));
  return [...past, { date: today, verses: rest }].flatMap((portion) => {
    const date = dateThatCounts(portion.date, { marks, today: { date: today } });
    return marksOf(id, commonVerses(portion.verses, verses), { date, timeZone });
  });
}

/**
 * The id of the plan that was read last, where it is an own one whose portion of a date is unread: then that
 * is what its reader missed.
 */
export function planThatMissed(
  date: CalendarDay,
  states: readonly OwnPlanState[],
  marks: readonly MarkItem[],
): string | undefined {
  const last = marks.reduce<string>((latest, { value }) => laterDay(latest, value.date), "");
  const readLast = new Set(
    marks.filter(({ value }) => value.date === last).map(({ value }) => value.plan),
  );
  return states.find(
    ({ id, plan, read }) =>
      readLast.has(id) &&
      portionsOf(plan).some(
        (portion) => portion.date === date && withoutVerses(portion.verses, read).length > 0,
      ),
  )?.id;
}

/** The marks of a plan that can be taken back here: those for today, and `madeUp`, the ids of those made up here. */
export const marksToUndo = (
  { id, today }: OwnPlanState,
  marks: readonly MarkItem[],
  madeUp: readonly string[],
): readonly MarkItem[] =>
  marks.filter(
    (mark) => mark.value.plan === id && (mark.value.date === today || madeUp.includes(mark.id)),
  );

/** What a choice is as the texts select it: their keys are letters alone. */
export const selectorOf = (choice: PlanChoice): string =>
  choice.kind === "move-end" && choice.restDays ? "rest" : choice.kind.replace("-", "");
