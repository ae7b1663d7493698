import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { openPage } from "../../support/browse.ts";
import { button, newAbsentPerson, REFUSED, register } from "../../support/groups.ts";
import { startCycle } from "../../support/quizzes.ts";

test("a member goes from the invitation through the reading and its quiz to the leaderboard", async () => {
  const amina = await newAbsentPerson("amina");
  const { groupId } = await startCycle(amina.page, 17);
  const invite = await ask<{ url: string }>(amina.page, `/api/groups/${groupId}/invites`);

  const page = await openPage(new URL(invite.url).pathname, {
    viewport: { width: 360, height: 740 },
    mayFail: REFUSED,
  });
  await page.getByRole("link", { name: "Create Account to Join" }).click();
  const username = await register(page, "bilal");
  await page.getByText("2 members", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Read day 17", exact: true }).click();
  await page.getByRole("heading", { name: "Day 17" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Take Today's Quiz" }).click();
  for (const next of ["Next Question", "Next Question", "Complete Quiz"]) {
    await page.getByRole("radio", { name: /^A / }).check();
    await button(page, "Submit Answer").click();
    await page.getByText(/^(Correct!|Incorrect)$/).waitFor();
    await button(page, next).click();
  }
  await page.getByText("Quiz Completed!").waitFor();
  await page
    .getByRole("link", { name: /Leaderboard/ })
    .first()
    .click();
  const row = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: username });
  await row.getByText("Day 17 • 1-day streak").waitFor();
  expect(new URL(page.url()).searchParams.get("tab")).toBe("leaderboard");
});
