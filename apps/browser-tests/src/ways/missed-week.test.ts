import { expect, test } from "vitest";
import { openPage } from "../../support/browse.ts";
import { button, newAbsentPerson } from "../../support/groups.ts";
import { reportDay, startCycle } from "../../support/quizzes.ts";

test("after a missed week a member sees which days are missing, and takes one of them", async () => {
  const amina = await newAbsentPerson("amina");
  const cycle = await startCycle(amina.page, 17);
  for (const day of [7, 8, 9, 10]) await reportDay(amina.page, cycle, day);
  const page = await openPage("/", {
    viewport: { width: 360, height: 740 },
    storageState: await amina.page.context().storageState(),
  });
  await page.getByRole("link", { name: "Groups" }).first().click();
  // Other people's open groups are listed too.
  await page.locator(`a[href="/groups/${cycle.groupId}"]`).click();
  await page.getByRole("tab", { name: "Assignments" }).click();
  const missed = page.getByRole("row").filter({ hasText: "Missed" });
  await missed.first().waitFor();
  expect(await missed.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(
    [11, 12, 13, 14, 15, 16].map((day) => `assignment-${day}`),
  );

  await page.getByRole("link", { name: "Quiz of day 11", exact: true }).click();
  for (const next of ["Next Question", "Next Question", "Complete Quiz"]) {
    await page.getByRole("radio", { name: /^A / }).check();
    await button(page, "Submit Answer").click();
    await page.getByText(/^(Correct!|Incorrect)$/).waitFor();
    await button(page, next).click();
  }
  await page.getByText("Quiz Completed!").first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /^Quiz of day 11: Done · \d\/6$/ }).waitFor();
  expect(await missed.count()).toBe(5);
});
