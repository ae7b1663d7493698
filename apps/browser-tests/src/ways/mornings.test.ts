import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../../support/browse.ts";
import { moveServerClock } from "../../support/server-clock.ts";
import { readingOf, versesOf, versesOn } from "../../support/day-verses.ts";

const MIDNIGHT = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
const DHAKA = { viewport: { width: 360, height: 740 }, timezoneId: "Asia/Dhaka" };

interface Morning {
  readonly page: Page;
  /** Moves the page's and the API's clock on. */
  readonly moveTo: (time: number) => Promise<void>;
}

/** Opens today's reading shortly before 00:00 UTC, which is 06:00 in Dhaka. */
async function openBeforeMidnight(): Promise<Morning> {
  let now = MIDNIGHT - 30_000;
  const page = await openPage("/", {
    ...DHAKA,
    before: async (opened) => {
      await opened.clock.install({ time: now });
      await moveServerClock(opened);
      await opened.route(/\/api\/(current|tomorrow)-reading$/, async (route) => {
        const isTomorrow = route.request().url().includes("tomorrow");
        const day = globalDay(now + (isTomorrow ? DAY_MS : 0));
        await route.fulfill({ json: await readingOf(day) });
      });
    },
  });
  const moveTo = async (time: number) => {
    const elapsed = time - now;
    now = time;
    await page.clock.fastForward(elapsed);
  };
  return { page, moveTo };
}

const versesAt = async (time: number) => versesOf(await readingOf(globalDay(time)));

test("a text that is being read at midnight UTC stays, and the next one is a tap away", async () => {
  const { page, moveTo } = await openBeforeMidnight();
  const before = await versesOn(page);
  expect(before).toEqual(await versesAt(MIDNIGHT - 1));
  await page.mouse.wheel(0, 400);
  // The scroll is a sign of reading only once it has happened.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await moveTo(MIDNIGHT + 30_000);
  await page.getByText("New reading ready").waitFor();
  expect(await versesOn(page)).toEqual(before);

  const next = globalDay(MIDNIGHT);
  await page.getByRole("button", { name: `Read day ${next}` }).click();
  await page.getByRole("heading", { name: (await readingOf(next)).readingTitle }).waitFor();
  expect(await versesOn(page)).toEqual(await versesAt(MIDNIGHT));
  expect(await page.getByText("New reading ready").count()).toBe(0);
});

test("for a week a reader finds each morning's reading, in a tab left open or opened again", async () => {
  const { page, moveTo } = await openBeforeMidnight();
  for (let morning = 0; morning < 7; morning++) {
    const time = MIDNIGHT + morning * DAY_MS;
    await moveTo(time + 60_000);
    // Without a touch: it is a sign of reading, in which a text stays.
    if (morning % 2 === 1) await page.reload();
    const { readingTitle } = await readingOf(globalDay(time));
    await page.getByRole("heading", { name: readingTitle }).waitFor();
    expect(await versesOn(page)).toEqual(await versesAt(time));
  }
});
