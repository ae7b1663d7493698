import { expect, test } from "vitest";
import { openPage } from "../support/browse.ts";
import { button } from "../support/groups.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("a reader copies a verse and reports a mistake in its translation", async () => {
  const page = await openPage("/schedule?day=1", {
    ...PHONE,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await button(page, "Verse 1:7: bookmark, copy or report").click();
  await page.getByRole("dialog", { name: "Verse 1:7" }).waitFor();
  await button(page, "Copy Arabic").click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ \(1:7\)$/);
  await button(page, "Report a mistake").click();
  const form = page.getByRole("dialog", { name: "Report a mistake in 1:7" });
  await form.getByLabel("Where is the mistake?").selectOption("English translation");
  await form.getByLabel("What is wrong?").fill("The last mark is missing.");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText(/^Thank you\. Your report is number \d+\.$/).waitFor();
  await form.getByRole("button", { name: "Done" }).click();
  await form.waitFor({ state: "hidden" });
});

test("a word of the vocabulary is reported from its card", async () => {
  const page = await openPage("/top-quran-words", PHONE);
  await page.getByText("Grammar and transliteration").first().click();
  await button(page, "Report a mistake").first().click();
  const form = page.getByRole("dialog", { name: "Report a mistake" });
  await form.getByLabel("What is wrong?").fill("Another meaning is meant here.");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText(/^Thank you\. Your report is number \d+\.$/).waitFor();
});
