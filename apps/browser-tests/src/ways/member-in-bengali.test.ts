import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { goTo, openPage } from "../../support/browse.ts";
import { button, newPerson, REFUSED } from "../../support/groups.ts";
import { startCycle } from "../../support/quizzes.ts";

test("in Bengali, a member goes from the invitation through the quiz to the leaderboard, and the group's creator is told", async () => {
  const amina = await newPerson("amina");
  const { groupId } = await startCycle(amina.page, 17);
  const invite = await ask<{ url: string }>(amina.page, `/api/groups/${groupId}/invites`);

  const page = await openPage(new URL(invite.url).pathname, {
    viewport: { width: 360, height: 740 },
    locale: "bn-BD",
    timezoneId: "Asia/Dhaka",
    mayFail: REFUSED,
  });
  await page.getByRole("link", { name: "অ্যাকাউন্ট খুলে যোগ দিন" }).click();
  const username = `বিলাল-${groupId}`;
  const form = page.getByRole("tabpanel", { name: "নতুন অ্যাকাউন্ট" });
  await form.getByLabel("ব্যবহারকারীর নাম").fill(username);
  await form.getByLabel("ই-মেইল").fill(`bilal-bn-${groupId}@example.org`);
  await form.getByLabel("পাসওয়ার্ড", { exact: true }).fill("three unrelated words");
  await button(form, "অ্যাকাউন্ট খুলুন").click();
  await page.getByText("২ জন সদস্য", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/bn/groups/${groupId}`);

  await page.getByRole("link", { name: "আজকের কুইজ দিন" }).click();
  for (const next of ["পরের প্রশ্ন", "পরের প্রশ্ন", "কুইজ শেষ করুন"]) {
    await page.getByRole("radio", { name: /^ক / }).check();
    await button(page, "উত্তর দিন").click();
    await page.getByText(/^(সঠিক!|সঠিক হয়নি)$/).waitFor();
    await button(page, next).click();
  }
  await page.getByText("কুইজ সম্পন্ন!").waitFor();
  await page.getByRole("link", { name: "লিডারবোর্ড দেখুন" }).first().click();
  const row = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: username });
  await row.getByText("দিন ১৭ • টানা ১ দিন").waitFor();

  await goTo(amina.page, "/bn/about");
  await amina.page.getByRole("button", { name: /^বিজ্ঞপ্তি, ১টি/ }).click();
  await amina.page.getByRole("link", { name: new RegExp(`${username} .*“Quiz circle”`) }).waitFor();
});
