import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { goTo, openPage } from "../support/browse.ts";
import { button, newPerson, REFUSED } from "../support/groups.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("by the link somebody without an account takes a part and reads it, and whoever looks sees it at once", async () => {
  const { page } = await newPerson("amina");
  await goTo(page, "/khatmas/mine");
  await button(page, "Begin a khatma").click();
  const form = page.getByRole("dialog", { name: "Begin a khatma" });
  await form.getByLabel("Name").fill("For our mother");
  await form.getByLabel("Share it out by").selectOption("surah");
  await button(form, "Begin").click();
  await page.getByRole("heading", { level: 1, name: "For our mother" }).waitFor();
  const { pathname, hash } = new URL(await page.getByLabel("Link").inputValue());

  const phone = await openPage(pathname + hash, { ...PHONE, mayFail: REFUSED });
  await button(phone, "The shortest, please").click();
  const asked = phone.getByRole("dialog", { name: "What is your name?" });
  await asked.getByLabel("Name").fill("Nanu");
  await button(asked, "Take part").click();
  await phone.getByRole("link", { name: "Read it" }).click();
  await button(phone, "I have read it").click();
  await phone.getByText("You have read it.").waitFor();
  // Long before the page asks again by itself.
  await page.getByRole("button", { name: /^108\. Al-Kawthar: .*read/ }).waitFor();

  const saved = page.waitForEvent("download");
  await button(page, "A picture to share").click();
  const picture = await readFile(await (await saved).path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
