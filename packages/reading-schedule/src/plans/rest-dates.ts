import { type CalendarDay, weekdayOf } from "../calendar-day.ts";
import { inOneGo, type Steps } from "@daily-quran/steps/steps";
import { type PersonalPlan, portionSteps, type RestDays } from "./personal-plan.ts";

/** The rest days of a plan that hold on a date. */
export function restDaysOn({ restDays = [], choices }: PersonalPlan, date: CalendarDay): RestDays {
  const changes = choices.flatMap((choice) =>
    choice.kind === "move-end" && choice.restDays && choice.on <= date ? [choice.restDays] : [],
  );
  return changes.at(-1) ?? restDays;
}

/** The date on which a plan that is paused on a date goes on; undefined for one that is not. */
export function pausedUntil({ choices }: PersonalPlan, date: CalendarDay): CalendarDay | undefined {
  const last = choices.findLast(({ kind, on }) => kind !== "go-on" && on <= date);
  if (last?.kind !== "move-end" || last.resumesOn === undefined) return undefined;
  return date < last.resumesOn ? last.resumesOn : undefined;
}

/** Whether a plan that has begun rests on a date: on a rest day, or in a pause. */
export const restsOn = (plan: PersonalPlan, date: CalendarDay): boolean =>
  date >= plan.startsOn &&
  (pausedUntil(plan, date) !== undefined || restDaysOn(plan, date).includes(weekdayOf(date)));

/** Whether a plan ever rests: where none does, no date is a rest. */
const everRests = ({ restDays = [], choices }: PersonalPlan): boolean =>
  restDays.length > 0 ||
  choices.some(
    (choice) => choice.kind === "move-end" && (choice.restDays ?? choice.resumesOn) !== undefined,
  );

/** Says whether a reader rests on a date. */
export type Rests = (date: CalendarDay) => boolean;

/** How many plans of a reader, the newest, say on which dates the reader rests. */
export const MAX_RESTING_PLANS = 20;

/** `restSteps` at once. */
export const restDates = (plans: readonly PersonalPlan[]): Rests => inOneGo(restSteps(plans));

/**
 * The dates on which a reader rests: those within one or more of their plans, from the first day to the last
 * portion, on which all of these rest. Without a plan that rests there are none, whatever else they read.
 */
export function* restSteps(plans: readonly PersonalPlan[]): Steps<Rests> {
  if (!plans.some(everRests)) return () => false;
  const runs: { plan: PersonalPlan; endsOn: CalendarDay }[] = [];
  for (const plan of plans) {
    const portions = yield* portionSteps(plan);
    const endsOn = portions.at(-1)?.date ?? plan.choices.at(-1)?.on ?? plan.startsOn;
    runs.push({ plan, endsOn });
    yield;
  }
  return (date) => {
    const going = runs.filter(({ plan, endsOn }) => plan.startsOn <= date && date <= endsOn);
    return going.length > 0 && going.every(({ plan }) => restsOn(plan, date));
  };
}
