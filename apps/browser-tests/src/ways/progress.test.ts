import { randomUUID } from "node:crypto";
import { text as readText } from "node:stream/consumers";
import type { Reading } from "@daily-quran/domain/reading";
import type { Download, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage, reload } from "../../support/browse.ts";
import { accountButton, button, REFUSED } from "../../support/groups.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
// What a browser writes about calls without a network, and of a visitor who has no session.
const FAILS = new RegExp(`ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|${REFUSED.source}`);

const markButton = (page: Page) => button(page, "Mark as read");

/** Goes to the end of the reading. */
async function goToEnd(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: /^End of day/ }).scrollIntoViewIfNeeded();
}

const today = async () => {
  const response = await fetch(new URL("/api/current-reading", inject("productUrl")));
  return (await response.json()) as Reading;
};

const bookmarks = (page: Page) =>
  page.getByRole("list", { name: "Your bookmarks" }).getByRole("link").allTextContents();

async function bookmark(page: Page, verse: string, note: string): Promise<void> {
  await button(page, `Verse ${verse}: bookmark, copy or report`).click();
  const sheet = page.getByRole("dialog", { name: new RegExp(` ${verse}$`) });
  await button(sheet, "Bookmark and note").click();
  await sheet.getByLabel("Note").fill(note);
  await button(sheet, "Save").click();
  await sheet.getByText("Saved.").waitFor();
  await button(sheet, "Close").click();
}

/** Everything that the page has done is in the account. */
const untilSent = (page: Page) =>
  page.waitForResponse((response) => {
    const { operations } = (response.request().postDataJSON() ?? {}) as { operations?: unknown[] };
    return response.url().endsWith("/api/progress/sync") && (operations?.length ?? 0) > 0;
  });

const textOf = async (download: Download) => readText(await download.createReadStream());

test("what a visitor did offline goes into an account, onto a second browser, into a file and back", async () => {
  const { day, surahs } = await today();
  const [, second] = surahs.flatMap(({ verses }) => verses);
  const verse = `${second?.surahNumber}:${second?.verseNumber}`;
  const ofSecond = surahs.find(({ number }) => number === second?.surahNumber);
  const bookmarked = `${ofSecond?.englishName} ${verse}`;
  const phone = await openPage("/", {
    ...PHONE,
    serviceWorkers: "allow",
    mayFail: FAILS,
  });
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await goToEnd(phone);
  await markButton(phone).click();
  await phone.getByText(/^Read · /).waitFor();
  // At the top too, where the next morning begins.
  await phone.getByText(`Day ${day} of 300 · Read ✓`, { exact: true }).waitFor();
  await phone.waitForLoadState("networkidle");

  await phone.context().setOffline(true);
  await reload(phone);
  await bookmark(phone, verse, "You alone");
  await goToEnd(phone);
  await phone.getByText(/^Read · /).waitFor();
  await phone.getByRole("link", { name: "Bookmarks" }).first().click();
  await phone.getByText("You alone").waitFor();
  expect(await bookmarks(phone)).toEqual([bookmarked]);
  await phone.context().setOffline(false);

  const username = `amina-${randomUUID().slice(0, 8)}`;
  await goTo(phone, "/auth?next=/bookmarks");
  await phone.getByRole("tab", { name: "Register" }).click();
  const form = phone.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Email").fill(`${username}@example.org`);
  await form.getByLabel("Password", { exact: true }).fill("three unrelated words");
  await button(form, "Create Account").click();
  const question = phone.getByRole("dialog", { name: "Bring your reading along?" });
  await question.getByText(/: 1 day read, 1 bookmark\./).waitFor();
  const sent = untilSent(phone);
  await button(question, "Take it along").click();
  await sent;
  await phone.getByText("You alone").waitFor();

  const laptop = await openPage("/auth?next=/bookmarks", { mayFail: FAILS });
  const login = laptop.getByRole("tabpanel", { name: "Login" });
  await login.getByLabel("Username or Email").fill(username);
  await login.getByLabel("Password", { exact: true }).fill("three unrelated words");
  await button(login, "Sign In").click();
  await laptop.getByText("You alone").waitFor();
  const download = laptop.waitForEvent("download");
  await button(laptop, "Save as a file").click();
  const text = await textOf(await download);
  const saved = JSON.parse(text) as Record<string, unknown[]>;
  expect(saved["owner"]).toBe(username);
  expect(saved["marks"]).toMatchObject([{ plan: "daily", day }]);
  expect(saved["bookmarks"]).toMatchObject([{ verse, note: "You alone" }]);

  await laptop.context().setOffline(true);
  await button(laptop, `Remove the bookmark on ${verse}`).click();
  await laptop.getByText(`Removed: ${bookmarked}`).waitFor();
  const removal = untilSent(laptop);
  await laptop.context().setOffline(false);
  await removal;
  await phone.evaluate(() => window.dispatchEvent(new Event("online")));
  await phone.getByText("No bookmarks yet").waitFor();
  await laptop.getByLabel("Bring in a file").setInputFiles({
    name: "reading.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await laptop.getByText("1 item is new here.").waitFor();
  await laptop.getByText("You alone").waitFor();

  await accountButton(laptop).click();
  await button(laptop, "Logout").click();
  await laptop.getByText("No bookmarks yet").waitFor();
  expect(
    await laptop.evaluate(async () => {
      const [{ name = "" } = {}] = await indexedDB.databases();
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener("success", resolve));
      const stores = [...opened.result.objectStoreNames];
      const counts = stores.map(
        (store) =>
          new Promise<number>((resolve) => {
            const all = opened.result.transaction(store).objectStore(store).count();
            all.addEventListener("success", () => resolve(all.result));
          }),
      );
      return await Promise.all(counts);
    }),
  ).toEqual([0, 0, 0]);
});
