import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day.ts";
import {
  countVerses,
  type VerseSet,
  verseSet,
  WHOLE_QURAN,
  withoutVerses,
} from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "../plan.ts";
import {
  catchUpChoices,
  changePace,
  changeRest,
  firstFreeDate,
  previewChoice,
  withChoice,
  withoutLastChoice,
} from "./catch-up.ts";
import { type PersonalPlan, portionsOf } from "./personal-plan.ts";
import { planProgress } from "./plan-progress.ts";

const START: CalendarDay = "2026-03-01";
const PLAN: PersonalPlan = {
  startsOn: START,
  verses: WHOLE_QURAN,
  pace: { kind: "days", days: 300 },
  choices: [],
};
const readDays = (...days: number[]): VerseSet => verseSet(days.map(spanOfDay));
const on = (day: number): CalendarDay => addDays(START, day - 1);

test("a plan begun on a date reads its first day then, and ends 299 days later", () => {
  expect(planProgress(PLAN, [], START)).toMatchObject({
    today: [spanOfDay(1)],
    missed: [],
    missedDays: 0,
    later: [],
    cursor: 1,
    endsOn: "2026-12-25",
    isFinished: false,
  });
});

test("before its start nothing is due, and after its end all that is unread is missed", () => {
  expect(planProgress(PLAN, [], "2026-02-28")).toMatchObject({ today: [], missed: [], cursor: 1 });
  const after = planProgress(PLAN, readDays(1), "2026-12-26");
  expect(after).toMatchObject({ today: [], ahead: [], missedDays: 299 });
});

test("the cursor goes on where the day's reading was left", () => {
  const read = verseSet([spanOfDay(1), { from: 32, to: 40 }]);
  expect(planProgress(PLAN, read, on(2))).toMatchObject({
    today: [{ from: 41, to: 44 }],
    cursor: 41,
  });
});

test("of three days behind there are three choices, each shown before it is made", () => {
  const choices = catchUpChoices(PLAN, readDays(1, 2), on(6));
  expect(
    choices.map(({ choice, minutesADay, ...rest }) => {
      return { kind: choice.kind, minutes: minutesADay.toFixed(2), ...rest };
    }),
  ).toEqual([
    { kind: "go-on", minutes: "9.92", endsOn: "2026-12-25", keptForLater: 46 },
    { kind: "spread", minutes: "10.02", endsOn: "2026-12-25", keptForLater: 0 },
    { kind: "move-end", minutes: "9.92", endsOn: "2026-12-28", keptForLater: 0 },
  ]);
});

test("going on keeps what is missed for later, and it can still be read", () => {
  const [goOn] = catchUpChoices(PLAN, readDays(1, 2), on(6));
  if (!goOn) throw new Error("no choice");
  const plan = withChoice(PLAN, goOn.choice);
  const later = verseSet([3, 4, 5].map(spanOfDay));
  expect(planProgress(plan, readDays(1, 2), on(6))).toMatchObject({
    missed: [],
    missedDays: 0,
    today: [spanOfDay(6)],
    later,
  });
  expect(planProgress(plan, readDays(1, 2, 4), on(6)).later).toEqual(
    verseSet([3, 5].map(spanOfDay)),
  );
});

test("moving the end reads the same days, from today on", () => {
  const [, , move] = catchUpChoices(PLAN, readDays(1, 2), on(6));
  if (!move) throw new Error("no choice");
  const plan = withChoice(PLAN, move.choice);
  expect(portionsOf(plan).slice(0, 2)).toEqual([
    { date: on(6), verses: [spanOfDay(3)] },
    { date: on(7), verses: [spanOfDay(4)] },
  ]);
});

test("a choice made after today's reading begins tomorrow", () => {
  expect(firstFreeDate(PLAN, readDays(1, 6), on(6))).toBe(on(7));
  expect(firstFreeDate(PLAN, readDays(1), on(6))).toBe(on(6));
  expect(firstFreeDate(PLAN, [], on(-5))).toBe(START);
});

test("a new pace plans all that is unread, also what was kept for later", () => {
  const pace = changePace(PLAN, readDays(1, 2), {
    on: on(6),
    pace: { kind: "days", days: 10 },
  });
  expect(previewChoice(PLAN, pace, readDays(1, 2))).toMatchObject({
    endsOn: on(15),
    keptForLater: 0,
  });
  const plan = withChoice(PLAN, pace);
  expect(planProgress(plan, readDays(1, 2), on(6))).toMatchObject({
    endsOn: on(15),
    missed: [],
    later: [],
    cursor: spanOfDay(3).from,
  });
});

test("a choice is undone exactly", () => {
  for (const { choice } of catchUpChoices(PLAN, readDays(1), on(6)))
    expect(withoutLastChoice(withChoice(PLAN, choice))).toEqual(PLAN);
  expect(withoutLastChoice(PLAN)).toEqual(PLAN);
});

/** What a reader does with a plan: days pass, portions and parts are read and unread, choices are made. */
type Step =
  | { readonly do: "wait"; readonly days: number }
  | { readonly do: "read" | "unread"; readonly from: number; readonly more: number }
  | { readonly do: "choose"; readonly which: number }
  | { readonly do: "pace"; readonly days: number }
  | { readonly do: "rest"; readonly restDays: readonly number[]; readonly days: number }
  | { readonly do: "undo" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    do: fc.constantFrom("read" as const, "unread" as const),
    from: fc.integer({ min: 1, max: 6236 }),
    more: fc.integer({ min: 0, max: 900 }),
  }),
  fc.record({ do: fc.constant("choose" as const), which: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ do: fc.constant("pace" as const), days: fc.integer({ min: 1, max: 80 }) }),
  fc.record({
    do: fc.constant("rest" as const),
    restDays: fc.constantFrom([], [5], [5, 6], [1, 2, 3, 4, 6, 7]),
    days: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ do: fc.constant("undo" as const) }),
);

test("no verse is lost or doubled under any sequence of choices", () => {
  const days = fc.constantFrom(7, 29, 30, 300);
  fc.assert(
    fc.property(days, fc.array(step, { maxLength: 10 }), (length, steps) => {
      let plan: PersonalPlan = { ...PLAN, pace: { kind: "days", days: length } };
      let read: VerseSet = [];
      let today = START;
      for (const next of steps) {
        if (next.do === "wait") today = addDays(today, next.days);
        if (next.do === "undo") plan = withoutLastChoice(plan);
        if (next.do === "pace")
          plan = withChoice(
            plan,
            changePace(plan, read, { on: today, pace: { kind: "days", days: next.days } }),
          );
        if (next.do === "rest") {
          const { restDays } = next;
          const resumesOn = addDays(today, next.days);
          plan = withChoice(plan, changeRest(plan, read, { on: today, restDays, resumesOn }));
        }
        if (next.do === "choose") {
          const chosen = catchUpChoices(plan, read, today)[next.which];
          if (chosen) plan = withChoice(plan, chosen.choice);
        }
        if (next.do === "read" || next.do === "unread") {
          const touched = [{ from: next.from, to: Math.min(next.from + next.more, 6236) }];
          read =
            next.do === "read" ? verseSet([...read, ...touched]) : withoutVerses(read, touched);
        }
        const found = lostOrDoubled(plan, read, today);
        expect(found).toEqual({ lost: [], doubled: 0, plannedTwice: 0, read });
      }
    }),
    { numRuns: 25, seed: 3 },
  );
});

/** The verses of the Quran that a plan has in no part, in two, or in two portions; or read otherwise. */
function lostOrDoubled(plan: PersonalPlan, read: VerseSet, today: CalendarDay): object {
  const progress = planProgress(plan, read, today);
  const parts = [progress.missed, progress.today, progress.ahead, progress.later].flat();
  const planned = portionsOf(plan).flatMap(({ verses }) => verses);
  return {
    lost: withoutVerses([WHOLE_QURAN], verseSet([...progress.read, ...parts])),
    doubled: countVerses([...progress.read, ...parts]) - 6236,
    plannedTwice: countVerses(planned) - countVerses(verseSet(planned)),
    read: progress.read,
  };
}
