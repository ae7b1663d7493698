import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { goTo, reload } from "../../support/browse.ts";
import { button, newAbsentPerson } from "../../support/groups.ts";
import { reportDay, startCycle } from "../../support/quizzes.ts";

test("a member checks in, and an own plan that is behind goes on as its reader chooses", async () => {
  const { page } = await newAbsentPerson("amina");
  const cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 17);
  await goTo(page, `/groups/${cycle.groupId}`);
  await button(page, "I have read day 17").click();
  await page.getByText("1 of 1 has read day 17").waitFor();
  await reload(page);
  await button(page, "Undo").click();
  await page.getByText("0 of 1 have read day 17").waitFor();
  // From the first check-in on, a day with its quiz alone does not count.
  await page
    .getByText("The quiz of day 17 is done. For your streak, mark its reading too.")
    .waitFor();

  await page.getByRole("link", { name: "My reading" }).click();
  await button(page, "Start my own plan").click();
  const dialog = page.getByRole("dialog");
  const today = (await dialog.getByLabel("First day").inputValue()) as CalendarDay;
  await dialog.getByLabel("First day").fill(addDays(today, -3));
  await button(dialog, "Start").click();
  const behind = page.getByText("3 days are not read yet, about 32 minutes.");
  await page.getByLabel("Move the end").check();
  await page.getByText(/^About 10 minutes a day from now on, until /).waitFor();
  expect(await behind.count()).toBe(1);
  await button(page, "Do this").click();
  await behind.waitFor({ state: "detached" });
  await button(page, "Mark as read").click();
  await page.getByText("31 of 6,236 verses read").waitFor();
  await reload(page);
  await page.getByText("1 day in a row, with today").waitFor();
  await button(page, "Undo: move the end").click();
  await page.getByText("2 days are not read yet").waitFor();
});
