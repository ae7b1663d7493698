import type { CheckIns } from "@daily-quran/domain/group/check-in";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { circle, cycle } from "../../test/people.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { practice } from "../../test/practices.ts";
import { reading, schedule } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { DayEnd } from "./day-end.tsx";

const checkIns: CheckIns = {
  cycleId: 3,
  day: 17,
  isRequired: true,
  requiredFrom: 1,
  members: 5,
  read: 3,
  names: [],
  isCheckedIn: true,
  ownDays: [17],
};

function open(currentDay: number, ...activeCycles: (typeof cycle)[]) {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  Element.prototype.scrollIntoView = () => {};
  const groups = [{ ...circle, activeCycles, activeCycleCount: activeCycles.length }];
  const quizProgress = { day: 17, results: [], membersDone: 0, namesDone: [] };
  const calls = stubServer({
    "GET /api/schedule/17/practice/answers": { data: practice },
    "GET /api/editions": { data: [] },
    "quiz.progress": { data: quizProgress },
    "checkIn.get": { data: checkIns },
    "GET /api/groups": { data: groups },
  });
  render(<DayEnd reading={reading(17)} currentDay={currentDay} />, {
    answers: [
      { path: "/api/schedule", body: schedule() },
      { path: "/api/groups", body: groups },
    ],
  });
  return calls;
}

test("a visitor tries the quiz of the day in its place, and closes it again", async () => {
  const calls = open(17);
  await userEvent.click(await screen.findByRole("button", { name: "Try today’s quiz" }));
  expect(await screen.findByText("What does verse 1 say?")).toBeTruthy();
  for (const next of ["Next Question", "Next Question", "To the end"]) {
    await userEvent.click(await screen.findByRole("radio", { name: "B Two" }));
    await userEvent.click(screen.getByRole("button", { name: "Submit Answer" }));
    await userEvent.click(screen.getByRole("button", { name: next }));
  }
  expect(screen.getByRole("heading", { name: "3 of 3 right" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(document.activeElement?.textContent).toBe("Try today’s quiz");
  expect(calls.map(({ name }) => name).filter((name) => !name.startsWith("GET"))).toEqual([]);
});

test("of another day it is the quiz of this day", async () => {
  open(18);
  expect(await screen.findByRole("button", { name: "Try the quiz of this day" })).toBeTruthy();
});

test.each([
  ["who has a quiz to take is led to it first", [cycle], 0],
  ["who has none may practise", [], 1],
])("of those who are signed in, %s", async (_, cycles, count) => {
  sessionHint.set(7);
  open(17, ...cycles);
  const name = count === 0 ? /Take Today's Quiz/ : "Try today’s quiz";
  await screen.findByRole(count === 0 ? "link" : "button", { name });
  expect(screen.queryAllByRole("button", { name: "Try today’s quiz" })).toHaveLength(count);
});

test("who has read the day sees how many have in each group that asks for it", async () => {
  emptyProgressStorage();
  sessionHint.set(7);
  open(17, { ...cycle, settings: { ...cycle.settings, dailyCheckInRequired: true } });
  const counted = "Fajr circle · 3 of 5 have read day 17";
  await screen.findByText("You have read day 17");
  expect(screen.queryByText(counted)).toBeNull();
  await progress.set({
    kind: "mark",
    id: "00000000-0000-4000-8000-000000000017",
    value: { plan: "daily", day: 17, date: "2026-03-17", timeZone: "UTC" },
  });
  expect(await screen.findByText(counted)).toBeTruthy();
});
