import { spanOfPart } from "@daily-quran/quran/borders";
import { countVerses, verseSet, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay, datesFrom, weekdayOf } from "../calendar-day.ts";
import { spanOfDay } from "../plan.ts";
import { changePace, changeRest, firstFreeDate, withChoice } from "./catch-up.ts";
import type { Pace } from "./pace.ts";
import { type PersonalPlan, portionsOf } from "./personal-plan.ts";
import { planProgress } from "./plan-progress.ts";
import { pausedUntil, restDates, restDaysOn, restsOn } from "./rest-dates.ts";

const FRIDAY = 5;
/** From a Monday, in 30 juz. */
const PLAN: PersonalPlan = {
  startsOn: "2026-03-02",
  verses: WHOLE_QURAN,
  pace: { kind: "days", days: 30 },
  restDays: [FRIDAY],
  choices: [],
};
const datesOf = (plan: PersonalPlan) => portionsOf(plan).map(({ date }) => date);
const rests = (...plans: PersonalPlan[]) => restDates(plans);

test("30 juz with a rest on Fridays are read on 30 other dates", () => {
  expect(datesOf(PLAN).slice(0, 6)).toEqual([
    "2026-03-02",
    "2026-03-03",
    "2026-03-04",
    "2026-03-05",
    "2026-03-07",
    "2026-03-08",
  ]);
  expect(planProgress(PLAN, [], "2026-03-06")).toMatchObject({ today: [], missedDays: 4 });
  expect(planProgress(PLAN, [], "2026-03-02").endsOn).toBe("2026-04-05");
  expect(datesOf({ ...PLAN, startsOn: "2026-03-06" })[0]).toBe("2026-03-07");
  expect(datesOf({ ...PLAN, restDays: undefined }).at(-1)).toBe("2026-03-31");
});

test("to spread what is missed counts the dates that are read on, to the same end", () => {
  const left = [{ from: 1, to: 6236 }];
  const spread = withChoice(PLAN, { kind: "spread", on: "2026-03-20", left });
  expect(datesOf(spread)).toHaveLength(14);
  expect(datesOf(spread).at(-1)).toBe("2026-04-05");
  const late = withChoice(PLAN, { kind: "spread", on: "2026-04-10", left });
  expect(datesOf(late)).toEqual(["2026-04-11"]);
});

test("other rest days hold from their date on, and what is read stays", () => {
  const read = [spanOfPart("juz", 1), spanOfPart("juz", 2)];
  const on = firstFreeDate(PLAN, read, "2026-03-03");
  expect(on).toBe("2026-03-04");
  const plan = withChoice(
    PLAN,
    changeRest(PLAN, read, { on, restDays: [3, 4], resumesOn: undefined }),
  );
  expect(datesOf(plan).slice(0, 4)).toEqual([
    "2026-03-06",
    "2026-03-07",
    "2026-03-08",
    "2026-03-09",
  ]);
  expect(planProgress(plan, read, "2026-03-04")).toMatchObject({
    read: verseSet(read),
    missed: [],
  });
  expect(restDaysOn(plan, "2026-03-03")).toEqual([FRIDAY]);
  expect(restDaysOn(plan, "2026-03-04")).toEqual([3, 4]);
});

test("a pause plans nothing until its end, and a new pace leaves it alone", () => {
  const change = { on: "2026-03-10", restDays: [FRIDAY], resumesOn: "2026-03-20" } as const;
  const plan = withChoice(PLAN, changeRest(PLAN, [], change));
  expect(datesOf(plan)[0]).toBe("2026-03-21");
  expect(pausedUntil(plan, "2026-03-19")).toBe("2026-03-20");
  expect(pausedUntil(plan, "2026-03-20")).toBeUndefined();
  expect(planProgress(plan, [], "2026-03-19")).toMatchObject({ missedDays: 0, today: [] });
  const paced = withChoice(
    plan,
    changePace(plan, [], { on: "2026-03-20", pace: { kind: "days", days: 60 } }),
  );
  expect(pausedUntil(paced, "2026-03-19")).toBe("2026-03-20");
  const earlier = { ...change, on: "2026-03-12", resumesOn: "2026-03-12" } as const;
  const again = withChoice(plan, changeRest(plan, [], earlier));
  expect(datesOf(again)[0]).toBe("2026-03-12");
  expect(pausedUntil(again, "2026-03-12")).toBeUndefined();
});

test("a reader rests where all plans that go on rest, and nowhere without one", () => {
  const none = { ...PLAN, restDays: [] };
  const friday = "2026-03-13";
  expect(rests()(friday)).toBe(false);
  expect(rests(none)(friday)).toBe(false);
  expect(rests(PLAN)(friday)).toBe(true);
  expect(rests(PLAN)("2026-03-12")).toBe(false);
  expect(rests(PLAN, none)(friday)).toBe(false);
  expect(rests(PLAN, { ...none, startsOn: "2026-03-14" })(friday)).toBe(true);
  expect(rests(PLAN, { ...none, startsOn: "2026-02-01" })(friday)).toBe(true);
  expect(rests(PLAN)("2026-02-27")).toBe(false);
  expect(restsOn(PLAN, "2026-02-27")).toBe(false);
  expect(rests(PLAN)("2026-04-03")).toBe(true);
  expect(rests(PLAN)("2026-04-10")).toBe(false);
  // With nothing planned any more the plan went on until that was chosen.
  const over = withChoice(PLAN, { kind: "go-on", on: "2026-04-12" });
  expect([rests(over)(friday), rests(over)("2026-04-17")]).toEqual([true, false]);
});

const pace: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant("minutes" as const), minutes: fc.integer({ min: 5, max: 120 }) }),
);
const restDays = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 })
  .map((days) => days.sort((one, other) => one - other));
const start = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => addDays("2026-01-01", days) satisfies CalendarDay);

test("whatever the rest days, each verse is read once, in order, on the next date without a rest", () => {
  fc.assert(
    fc.property(start, restDays, pace, (startsOn, resting, chosen) => {
      const plan: PersonalPlan = { ...PLAN, startsOn, restDays: resting, pace: chosen };
      const portions = portionsOf(plan);
      const ordinals = portions.flatMap(({ verses }) => verses);
      expect(verseSet(ordinals)).toEqual([WHOLE_QURAN]);
      expect(countVerses(ordinals)).toBe(6236);
      expect(ordinals.map(({ from }) => from)).toEqual(
        ordinals.map(({ from }) => from).sort((one, other) => one - other),
      );
      const last = portions.at(-1)?.date ?? startsOn;
      expect(portions.map(({ date }) => date)).toEqual(
        datesFrom(startsOn, last).filter((date) => !resting.includes(weekdayOf(date))),
      );
    }),
    { numRuns: 60, seed: 5 },
  );
});

test("a change of rest or a pause at any time keeps what is read, and plans all else once, on no rest", () => {
  const day = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(restDays, restDays, fc.tuple(day, day), day, (first, then, [when, more], days) => {
      const plan: PersonalPlan = { ...PLAN, restDays: first };
      const read = verseSet(Array.from({ length: days }, (_, index) => spanOfDay(index + 1)));
      const today = addDays(PLAN.startsOn, when);
      const on = firstFreeDate(plan, read, today);
      const resumesOn = more > 30 ? addDays(on, more) : undefined;
      const changed = withChoice(plan, changeRest(plan, read, { on, restDays: then, resumesOn }));
      const portions = portionsOf(changed);
      const planned = portions.flatMap(({ verses }) => verses);
      expect(verseSet([...read, ...planned])).toEqual([WHOLE_QURAN]);
      expect(countVerses([...read, ...planned])).toBe(6236);
      expect(portions.filter(({ date }) => date < (resumesOn ?? on))).toEqual([]);
      expect(portions.filter(({ date }) => restsOn(changed, date))).toEqual([]);
      expect(planProgress(changed, read, today).read).toEqual(read);
      // What was a rest before the change stays one.
      for (const date of datesFrom(PLAN.startsOn, addDays(on, -1)))
        expect(restsOn(changed, date)).toBe(restsOn(plan, date));
    }),
    { numRuns: 100, seed: 6 },
  );
});
