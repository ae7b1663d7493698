import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, reload } from "../support/browse.ts";
import { button, newAbsentPerson } from "../support/groups.ts";
import { press } from "../support/keyboard.ts";
import { ask } from "../support/ask.ts";
import { answerByKeyboard, quizPath, reportDay, startCycle } from "../support/quizzes.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("on a phone, a quiz is taken from start to results by keyboard only", async () => {
  const { page } = await newAbsentPerson("amina", PHONE);
  const cycle = await startCycle(page, 17);
  await goTo(page, quizPath(cycle));
  for (const [number, next] of [
    [1, "Next Question"],
    [2, "Next Question"],
    [3, "Complete Quiz"],
  ] as const) {
    await page.getByText(`Question ${number} of 3`).waitFor();
    expect(await button(page, "Submit Answer").isDisabled()).toBe(true);
    await answerByKeyboard(page);
    expect(await overflow(page)).toBe(0);
    await press(page, button(page, next));
  }
  await page.getByText("Quiz Completed!").waitFor();
  const score = await page.getByText(/^\d\/6$/).textContent();
  const points = score?.charAt(0);
  await page
    .getByText(`You earned ${points} ${points === "1" ? "point" : "points"} today.`)
    .waitFor();

  // Opened again, a finished day shows the result.
  await reload(page);
  expect(await page.getByText(/^\d\/6$/).textContent()).toBe(score);
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a member who leaves a quiz and comes back continues with the same question", async () => {
  const { page } = await newAbsentPerson("amina", PHONE);
  const cycle = await startCycle(page, 17);
  await goTo(page, `/groups/${cycle.groupId}`);
  const todaysQuiz = page.getByRole("link", { name: "Take Today's Quiz" });
  await todaysQuiz.click();
  await page.getByText("Question 1 of 3").waitFor();
  expect(new URL(page.url()).pathname).toBe(quizPath(cycle));
  await answerByKeyboard(page);
  const score = await page.getByText("Score").textContent();

  await page.goBack();
  await todaysQuiz.click();
  await page.getByText("Question 2 of 3").waitFor();
  expect(await page.getByText("Score").textContent()).toBe(score);

  await reload(page);
  await page.getByText("Question 2 of 3").waitFor();
  expect(await page.getByText("Score").textContent()).toBe(score);
});

test("an answer that is given offline is stored, and sent once online", async () => {
  const { page } = await newAbsentPerson("amina", {
    mayFail: /status of 401|ERR_INTERNET_DISCONNECTED/,
  });
  await goTo(page, quizPath(await startCycle(page, 17)));
  const option = page.getByRole("radio", { name: /^C / });
  await option.check();
  await page.context().setOffline(true);
  await button(page, "Submit Answer").click();
  await page
    .getByText(
      "Your answer is kept on this device. It is sent and graded as soon as there is a connection.",
    )
    .waitFor();
  expect(await option.isChecked()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText(/^(Correct!|Incorrect)$/).waitFor();
});

test("a second member overtakes the first, who is notified", async () => {
  const amina = await newAbsentPerson("amina");
  const cycle = await startCycle(amina.page, 17);
  const bilal = await newAbsentPerson("bilal");
  await ask(bilal.page, `/api/groups/${cycle.groupId}/join`);
  await reportDay(amina.page, cycle, 17);
  await reportDay(bilal.page, cycle, 17);
  await reportDay(bilal.page, cycle, 16);

  await goTo(amina.page, `/groups/${cycle.groupId}?tab=leaderboard`);
  const rows = amina.page.getByRole("tabpanel").getByRole("listitem");
  await rows.first().waitFor();
  expect(await rows.locator("strong:first-child").allTextContents()).toEqual([
    bilal.username,
    "12",
    amina.username,
    "6",
  ]);
  await amina.page.getByText("Day 17 • 2 day streak").waitFor();
  expect(await rows.nth(1).getAttribute("aria-current")).toBe("true");

  // There is one about bilal joining, too.
  await button(amina.page, "Notifications, 2 unread").click();
  await amina.page
    .getByRole("link", { name: `${bilal.username} passed you and now leads “Spring”.` })
    .click();
  await button(amina.page, "Notifications, 1 unread").waitFor();
  expect(new URL(amina.page.url()).search).toBe("");
  await amina.page.getByRole("link", { name: "See Leaderboard" }).waitFor();

  // In Bengali, the same quiz and the notification that she has not read.
  await goTo(amina.page, `/bn${quizPath(cycle)}`);
  await amina.page.getByRole("heading", { level: 1, name: "দিন ১৭-এর কুইজ" }).waitFor();
  await amina.page.getByText("৬/৬").waitFor();
  await button(amina.page, "বিজ্ঞপ্তি, ১টি অপঠিত").click();
  await amina.page
    .getByRole("link", {
      name: `${bilal.username} “Quiz circle” গ্রুপে যোগ দিয়েছেন।`,
    })
    .waitFor();
});
