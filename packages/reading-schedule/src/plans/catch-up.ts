import { addDays, type CalendarDay } from "../calendar-day.ts";
import { minutesOf } from "../verse-minutes.ts";
import { countVerses, type VerseSet, withoutVerses } from "@daily-quran/quran/verse-spans";
import type { Pace } from "./pace.ts";
import { type PersonalPlan, type PlanChoice, portionsOf, type RestDays } from "./personal-plan.ts";
import { planProgress } from "./plan-progress.ts";

/** What a choice would make of a plan; `minutesADay` is the average of the days from the choice on. */
export interface ChoicePreview {
  readonly choice: PlanChoice;
  readonly endsOn: CalendarDay | undefined;
  readonly minutesADay: number;
  readonly keptForLater: number;
}

/** The three answers to missed days on a date, each with what it would make of the plan. */
export function catchUpChoices(
  plan: PersonalPlan,
  read: VerseSet,
  today: CalendarDay,
): readonly ChoicePreview[] {
  const at = { left: unreadOf(plan, read), on: firstFreeDate(plan, read, today) };
  const choices: readonly PlanChoice[] = [
    { kind: "go-on", on: today },
    { kind: "spread", ...at },
    { kind: "move-end", ...at },
  ];
  return choices.map((choice) => previewChoice(plan, choice, read));
}

/** The choice of a new pace for all that is unread, from a date on. */
export function changePace(
  plan: PersonalPlan,
  read: VerseSet,
  { on, pace }: { readonly on: CalendarDay; readonly pace: Pace },
): PlanChoice {
  return { kind: "pace", on, left: unreadOf(plan, read), pace };
}

/** The choice of other rest days for all that is unread, from a date on; `resumesOn` pauses the plan until then. */
export function changeRest(
  plan: PersonalPlan,
  read: VerseSet,
  { on, restDays, resumesOn }: RestChange,
): PlanChoice {
  const left = unreadOf(plan, read);
  const isPaused = resumesOn !== undefined && resumesOn > on;
  return { kind: "move-end", on, left, restDays, ...(isPaused && { resumesOn }) };
}

interface RestChange {
  readonly on: CalendarDay;
  readonly restDays: RestDays;
  readonly resumesOn: CalendarDay | undefined;
}

/** What a choice would make of a plan. */
export function previewChoice(
  plan: PersonalPlan,
  choice: PlanChoice,
  read: VerseSet,
): ChoicePreview {
  const chosen = withChoice(plan, choice);
  const days = portionsOf(chosen)
    .filter(({ date }) => date >= choice.on)
    .map(({ verses }) => minutesOf(withoutVerses(verses, read)));
  const { endsOn, later } = planProgress(chosen, read, choice.on);
  return {
    choice,
    endsOn,
    minutesADay: days.length === 0 ? 0 : days.reduce((sum, day) => sum + day, 0) / days.length,
    keptForLater: countVerses(later),
  };
}

/** The plan after a choice. */
export function withChoice<Plan extends PersonalPlan>(plan: Plan, choice: PlanChoice): Plan {
  return { ...plan, choices: [...plan.choices, choice] };
}

/** The plan before its last choice; the same plan where none was made. */
export function withoutLastChoice<Plan extends PersonalPlan>(plan: Plan): Plan {
  return { ...plan, choices: plan.choices.slice(0, -1) };
}

/**
 * The date from which a choice plans: today, or tomorrow where today's portion is read already; before the plan
 * begins its first day.
 */
export function firstFreeDate(plan: PersonalPlan, read: VerseSet, today: CalendarDay): CalendarDay {
  if (today < plan.startsOn) return plan.startsOn;
  const portion = portionsOf(plan).find(({ date }) => date === today);
  const isRead = portion !== undefined && withoutVerses(portion.verses, read).length === 0;
  return isRead ? addDays(today, 1) : today;
}

function unreadOf({ verses }: PersonalPlan, read: VerseSet): VerseSet {
  return withoutVerses([verses], read);
}
