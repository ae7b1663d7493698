import { expect, test } from "vitest";
import { openPage } from "../support/browse.ts";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { button } from "../support/groups.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("a reader copies a verse and reports a mistake in its translation", async () => {
  const page = await openPage("/schedule?day=1", {
    ...PHONE,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await button(page, "Verse 1:7: bookmark, copy or report").click();
  const sheet = page.getByRole("dialog", { name: "Al-Fatiha 1:7" });
  await sheet.waitFor();
  await button(page, "Copy as shown").click();
  await page.getByText("Copied.").waitFor();
  // What stands on the page itself, without the sign at the verse's end.
  const lines = page.locator("[id='1-7'] p:visible");
  const [arabic = "", ...translations] = await lines.allTextContents();
  expect(translations).toHaveLength(2);
  const named = ["— Saheeh International", "— মাওলানা মুহিউদ্দীন খান"];
  const text = [
    arabic.replace(/ \u06dd.*$/u, ""),
    ...translations.flatMap((one, at) => [one, named[at]]),
    "Al-Fatiha 1:7",
  ];
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.join("\n"));
  await page.getByText("More", { exact: true }).click();
  await button(page, "Report a mistake").click();
  const form = page.getByRole("dialog", { name: "Report a mistake in Al-Fatiha 1:7" });
  await form.getByLabel("Where is the mistake?").selectOption("English translation");
  await form.getByLabel("What is wrong?").fill("The last mark is missing.");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText(/^Thank you\. Your report is number \d+\.$/).waitFor();
  await form.getByRole("button", { name: "Done" }).click();
  await form.waitFor({ state: "hidden" });
});

test("a verse's sheet whose style comes late opens, whatever else was loaded meanwhile", async () => {
  const { delay, release, asked } = delayedScripts("verse-sheet-*.css");
  const page = await openPage("/112", { ...PHONE, routes: delay });
  await button(page, "Verse 112:1: bookmark, copy or report").click();
  await expect.poll(() => asked).toHaveLength(1);
  await button(page, "Search").filter({ visible: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search the Quran" });
  await search.waitFor();
  await page.keyboard.press("Escape");
  await search.waitFor({ state: "hidden" });
  release();
  await page.getByRole("dialog", { name: "Al-Ikhlas 112:1" }).waitFor();
  expect(asked).toHaveLength(1);
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
