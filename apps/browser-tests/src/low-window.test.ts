import { addressIn } from "@daily-quran/domain/language";
import { expect, test } from "vitest";
import { goTo, openPage } from "../support/browse.ts";
import { silence } from "../support/silence.ts";

/** A desktop of 1280 x 900 at 400 %, a phone on its side, and one upright. */
const DESK = { width: 320, height: 225 };
const SIDE = { width: 800, height: 360 };
const PHONE = { width: 360, height: 740 };

const ADDRESSES = [
  ...["", "?view=continuous", "?view=page"].map((way) => `/${way}`),
  ...["", "&view=continuous", "&view=page"].map((way) => `/schedule?day=20${way}`),
  "/page/50?view=page",
  "/quran",
  "/schedule",
];

/** How many rows of pixels stay where they are while the text is scrolled. */
function standingRows(): number {
  const text = document.querySelector("[data-open='true']:has(ol)") ?? document.documentElement;
  text.scrollTo(0, text.scrollHeight / 2);
  const rows = new Set<number>();
  for (const part of document.querySelectorAll("body *")) {
    const { position, overflowY } = getComputedStyle(part);
    // What scrolls by itself is text: a day of the schedule, and the list of days beside it.
    if (!["fixed", "sticky"].includes(position) || overflowY === "auto") continue;
    if (part.querySelector("ol") || !part.checkVisibility({ checkVisibilityCSS: true })) continue;
    const { top, bottom, width } = part.getBoundingClientRect();
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row += 1)
      if (width > 1) rows.add(row);
  }
  return rows.size;
}

test.each(["en", "bn"] as const)(
  "in a low window the text has all of it, in %s",
  async (language) => {
    const page = await openPage("/about");
    const found: Record<string, readonly number[]> = {};
    for (const address of ADDRESSES) {
      await goTo(page, addressIn(language, address));
      const rows: number[] = [];
      for (const viewport of [DESK, SIDE, PHONE]) {
        await page.setViewportSize(viewport);
        rows.push(await page.evaluate(standingRows));
      }
      found[address] = rows;
    }
    // On a phone the header and the bottom bar stay, with their lines; over a day of the schedule, its own bar alone.
    const expected = ADDRESSES.map((it) => [it, [0, 0, it.includes("day") ? 56 : 114]]);
    expect(found).toEqual(Object.fromEntries(expected));
  },
);

test.each(["/", "/bn"])("in a low window the player is one row over %s", async (address) => {
  const page = await openPage(address, {
    viewport: DESK,
    routes: (opened) => opened.route("**/*.mp3", (route) => route.fulfill(silence())),
  });
  await page
    .locator("[data-verse-audio]")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator("[data-player] [data-command=toggle]").waitFor();
  for (const viewport of [DESK, SIDE]) {
    await page.setViewportSize(viewport);
    // Buttons of 44 px, and the edges.
    expect(await page.evaluate(standingRows)).toBe(46);
  }
});
