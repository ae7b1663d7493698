import { expect, test } from "vitest";
import { goTo } from "../../support/browse.ts";
import { button, newAbsentPerson } from "../../support/groups.ts";
import { startCycle } from "../../support/quizzes.ts";

const CALLS = /\/(api|trpc)\//;

test("on a day when every call fails, each page says so and is whole again on request", async () => {
  const { page } = await newAbsentPerson("amina", {
    viewport: { width: 360, height: 740 },
    mayFail: /Failed to load resource|status of 401/,
  });
  const { groupId } = await startCycle(page, 17);
  await goTo(page, `/groups/${groupId}`);
  await page.getByRole("link", { name: "Take Today's Quiz" }).click();
  const option = page.getByRole("radio", { name: /^C / });
  await option.check();

  await page.route(CALLS, (route) => route.abort());
  await button(page, "Submit Answer").click();
  await page
    .getByText(
      "Your answer is kept on this device. It is sent and graded as soon as there is a connection.",
    )
    .waitFor();
  expect(await option.isChecked()).toBe(true);
  await page.unroute(CALLS);
  await page.getByText(/^(Correct!|Incorrect)$/).waitFor();

  await page.route(CALLS, (route) => route.abort());
  await page.getByRole("link", { name: "Today" }).first().click();
  const failure = page.getByRole("main").getByRole("alert");
  await failure.getByText("API failed to load verses. Please check network connection.").waitFor();
  await page.unroute(CALLS);
  await button(page, "Try Again").click();
  await page.getByText("Today's Reading", { exact: true }).waitFor();

  await page.route(CALLS, (route) => route.abort());
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.locator("#day-5").click();
  await failure.waitFor();
  await page.unroute(CALLS);
  await button(page, "Try Again").click();
  await page.getByRole("heading", { name: "Day 5" }).waitFor();
});
