import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Page } from "playwright-core";
import { ask } from "./ask.ts";
import { press, tabTo } from "./keyboard.ts";

/** A cycle of a public group, and where it is in the plan. */
export interface RunningCycle {
  readonly groupId: number;
  readonly cycleId: number;
  readonly day: number;
}

/** Creates a public group whose cycle is at a day of the plan. */
export async function startCycle(page: Page, day: number): Promise<RunningCycle> {
  const { id: groupId } = await ask<{ id: number }>(page, "/api/groups", { name: "Quiz circle" });
  const { id: cycleId } = await ask<{ id: number }>(page, `/api/groups/${groupId}/cycles`, {
    name: "Spring",
    startDate: utcDay(Date.now() - (day - 1) * DAY_MS),
  });
  return { groupId, cycleId, day };
}

export const quizPath = ({ groupId, cycleId, day }: RunningCycle): string =>
  `/groups/${groupId}/cycles/${cycleId}/quiz/${day}`;

/** Reports a day with only right answers, as an API client. */
export async function reportDay(page: Page, { cycleId }: RunningCycle, day: number): Promise<void> {
  const counts = { readingQuizzes: 1, translationQuizzes: 1, tafseerQuizzes: 1 };
  await ask(page, `/api/cycles/${cycleId}/submit-quiz`, { day, totalPoints: 6, ...counts });
}

/** Chooses the second option and submits it, by keyboard only. */
export async function answerByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("radio", { name: /^A / }));
  await page.keyboard.press("ArrowDown");
  await press(page, page.getByRole("button", { name: "Submit Answer" }));
  await page.getByText(/^(Correct!|Incorrect)$/).waitFor();
}
