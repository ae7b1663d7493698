import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { delayedScripts } from "../support/delayed-scripts.ts";
import { openPage, untilHydrated } from "../support/browse.ts";
import { silence } from "../support/silence.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1440, height: 900 } };

const prefer = (way: string) => async (page: Page) => {
  await watchLayoutShift(page);
  await page.addInitScript((value) => {
    localStorage.setItem("daily-quran:reading-way", JSON.stringify(value));
  }, way);
};

/** Whether each verse begins on the line on which the one before ends. */
const flows = (page: Page): Promise<boolean> =>
  page
    .locator("main section > ol > li")
    .first()
    .evaluate((verse) => getComputedStyle(verse).display === "inline");

test.each(["/36?view=continuous", "/page/440?view=continuous", "/?view=continuous"])(
  "%s is one flow of Arabic, without JavaScript",
  async (address) => {
    const page = await openPage(address, { ...PHONE, javaScriptEnabled: false });
    expect(await flows(page)).toBe(true);
    expect(await page.locator("main li [lang=en]:visible, main li [lang=bn]:visible").count()).toBe(
      0,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test.each([
  ["/36?view=page", 6],
  ["/juz/30?view=page", 23],
  ["/schedule?day=297&view=page", 3],
  ["/2/255?view=page", 2],
] as const)("%s is %i printed pages, without JavaScript", async (address, count) => {
  const page = await openPage(address, { ...PHONE, javaScriptEnabled: false });
  expect(await page.locator("article:has([data-line='15'])").count()).toBe(count);
  expect(await page.getByText("Loading…").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.each([
  ["/page/205?view=page", 360, 352],
  ["/bn/page/205?view=page", 360, 352],
  ["/page/205?view=page", 320, 312],
  ["/bn?view=page", 320, 296],
] as const)(
  "the lines of %s are as wide as a window of %i px, in the larger letters of Bengali pages too",
  async (address, width, room) => {
    const viewport = { width, height: 740 };
    const page = await openPage(address, { viewport, javaScriptEnabled: false });
    const box = page.locator("article > div").first();
    expect(await box.evaluate((it) => [it.clientWidth, it.scrollWidth])).toEqual([room, room]);
    const lines = box.locator("> div");
    // Four pixels at each end are for what marks have beyond a line.
    expect(await lines.evaluate((it) => [it.clientWidth, it.scrollWidth])).toEqual([
      room - 8,
      room - 8,
    ]);
  },
);

const SHOWN = {
  continuous: "html[data-way=continuous] main li[id*='-']",
  page: "article [data-line='15']",
} as const;

test.each([
  ["/", "continuous"],
  ["/", "page"],
  ["/36", "continuous"],
  ["/36", "page"],
  ["/2/255", "page"],
  ["/schedule?day=20", "continuous"],
  ["/schedule?day=20", "page"],
  ["/page/50", "page"],
] as const)("%s opens as its reader prefers it, %s, and nothing moves", async (address, way) => {
  const page = await openPage(address, { ...PHONE, before: prefer(way) });
  await page.locator(SHOWN[way]).first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.locator("#way-pending").count()).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test.each(["/2/255", "/bn/24/35"])("%s opens at its verse on a slow phone", async (address) => {
  const page = await openPage(address, {
    ...PHONE,
    before: async (opened) => {
      const browser = await opened.context().newCDPSession(opened);
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    },
  });
  await page.waitForLoadState("networkidle");
  const verse = await page.locator("li[data-target]").boundingBox();
  expect(verse?.y).toBeGreaterThan(0);
  expect(verse?.y).toBeLessThan(PHONE.viewport.height / 2);
});

test.each(["continuous", "page"])("what is recited comes in sight in the way %s", async (way) => {
  const font = delayedScripts("bengali-*.woff2");
  const page = await openPage(`/36?view=${way}`, {
    ...PHONE,
    beforeScripts: true,
    routes: async (opened) => {
      await font.delay(opened);
      await opened.route("**/*.mp3", (route) => route.fulfill(silence()));
    },
  });
  await untilHydrated(page);
  await expect.poll(() => font.asked.length).toBe(1);
  const button = page.locator("[data-verse-audio='36:60']");
  await button.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Enter");
  // It comes while the page scrolls.
  font.release();
  await expect
    .poll(() => button.evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(500);
});

test("the Bengali font, as it comes, moves no verse that is in sight", async () => {
  const font = delayedScripts("bengali-*.woff2");
  const page = await openPage("/36", {
    ...PHONE,
    beforeScripts: true,
    before: async (opened) => {
      await font.delay(opened);
      await opened.addInitScript(() => localStorage.setItem("daily-quran:translation", '"ban"'));
    },
  });
  await untilHydrated(page);
  await expect.poll(() => font.asked.length).toBe(1);
  const verse = page.locator("[id='36-60']");
  const height = await page.evaluate(() => document.body.clientHeight);
  await verse.evaluate((it) => it.scrollIntoView());
  const before = await topOf(page, "36-60");
  font.release();
  await expect.poll(() => page.evaluate(() => document.body.clientHeight)).not.toBe(height);
  expect(await topOf(page, "36-60")).toBeCloseTo(before, 0);
});

/** The place of a verse in the window. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id='${id}']`).evaluate((verse) => verse.getBoundingClientRect().top);

/** The way and the script in which a verse is seen. */
const setAs = (page: Page, id: string) =>
  page.evaluate((of) => {
    const verse = document.getElementById(of);
    const isIndoPak = [...(verse?.querySelectorAll("span") ?? [])].some((part) =>
      getComputedStyle(part).fontFamily.startsWith("IndoPak"),
    );
    return [
      verse?.closest("article") ? "page" : (document.documentElement.dataset["way"] ?? "verses"),
      isIndoPak ? "indopak" : "uthmani",
    ];
  }, id);

test.each([
  ["/36#36-40", PHONE],
  ["/bn/36#36-40", PHONE],
  ["/36#36-40", DESK],
  ["/bn/36#36-40", DESK],
] as const)("on %s a verse stays where it is in every way and script", async (address, screen) => {
  const page = await openPage(address, screen);
  await page.getByRole("button", { name: /^(Reading settings|পাঠের সেটিংস)$/ }).click();
  const [id, top] = await page.locator("main li[id^='36-']").evaluateAll((verses) => {
    const tops = verses.map((verse) => verse.getBoundingClientRect().top);
    const first = tops.findIndex((place) => place >= 120);
    return [verses[first]?.id ?? "", tops[first] ?? 0] as const;
  });
  const ways = ["continuous", "page", ...(screen === DESK ? ["beside"] : []), "page", "verses"];
  const movedBy = async () => Math.abs((await topOf(page, id)) - top);
  let script = "uthmani";
  for (const way of [...ways, "continuous", "verses"]) {
    await page.locator(`[name='reading-way'][value='${way}']`).check();
    await expect.poll(() => setAs(page, id)).toEqual([way, script]);
    await expect.poll(movedBy).toBeLessThan(1.5);
    script = script === "uthmani" ? "indopak" : "uthmani";
    await page.locator(`[name='script'][value='${script}']`).check();
    await expect.poll(() => setAs(page, id)).toEqual([way, script]);
    await expect.poll(movedBy).toBeLessThan(1.5);
    expect(new URL(page.url()).pathname).toMatch(/\/36$/);
  }
});

test("another way is one choice in the settings, and the press of a verse opens its sheet", async () => {
  const page = await openPage("/36#36-40", PHONE);
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "As printed" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.locator("[data-verse='36:40'] [data-verse-more]").click();
  await page.getByRole("heading", { name: "Ya-Sin 36:40" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "Verse by verse" }).check();
  await expect.poll(() => page.locator("article").count()).toBe(0);
  expect(await page.locator("main li[id^='36-']").count()).toBe(83);
});

test("a day's pages say how far they lead, and what is not of the day is softer", async () => {
  const page = await openPage("/schedule?day=297&view=page", PHONE);
  const feet = page.locator("article > p:last-of-type");
  expect(await feet.allTextContents()).toEqual([
    "595 · 1 of 2¼ pages",
    "596 · 2 of 2¼ pages",
    "597 · 2¼ of 2¼ pages",
  ]);
  expect(await page.locator("[data-verse='90:20']").first().getAttribute("data-other")).toBe(
    "true",
  );
  expect(await page.locator("[data-verse='91:1']").first().getAttribute("data-other")).toBe(null);
});

test.each([true, false])(
  "the day after is read in the way of the address, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const page = await openPage("/schedule?day=297&view=page", { ...PHONE, javaScriptEnabled });
    await page.locator("article").last().scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "Day 298" }).click();
    await page.waitForURL("**/schedule?day=298&view=page");
    // A visitor who prefers another way has not chosen this one.
    await page.locator("article[aria-label='Page 599'] [data-line='15']").waitFor();
  },
);

test("on a wide screen two pages face each other, the right one first, and are turned together", async () => {
  const page = await openPage("/page/50?view=page", DESK);
  const pages = page.locator("article");
  await expect.poll(() => pages.count()).toBe(2);
  const seen = await pages.evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute("aria-label"),
      left: one.getBoundingClientRect().left > innerWidth / 2,
      isWhole: (one.querySelector("[data-line='15']")?.getBoundingClientRect().bottom ?? 1e4) < 900,
    })),
  );
  expect(seen).toEqual([
    { name: "Page 49", left: true, isWhole: true },
    { name: "Page 50", left: false, isWhole: true },
  ]);
  // Where the third quarter of hizb 5 begins.
  expect(await pages.first().locator("[data-text]").getAttribute("data-text")).toBe("¾ Hizb 5");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("article", { name: "Page 52" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/page/51");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("article", { name: "Page 48" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/page/47");
});

test("a swipe turns the page, also one that began on a page that a key has turned away", async () => {
  const page = await openPage("/page/50?view=page", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const shown = (name: string) => page.getByRole("article", { name }).waitFor();
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: 400 })) });
  await send("touchStart", 60);
  await send("touchMove", 300);
  await send("touchEnd");
  await shown("Page 51");
  await send("touchStart", 60);
  await page.keyboard.press("ArrowLeft");
  await shown("Page 52");
  await send("touchMove", 300);
  await send("touchEnd");
  await shown("Page 53");
});

test("the slider turns to any page, and goes on from there", async () => {
  const page = await openPage("/page/50?view=page", PHONE);
  const slider = page.getByRole("slider");
  await slider.fill("604");
  await page.getByRole("article", { name: "Page 604" }).waitFor();
  expect(await slider.getAttribute("aria-valuetext")).toBe("Page 604");
  await expect.poll(() => slider.evaluate((input) => input === document.activeElement)).toBe(true);
});

test.each(["/36?view=beside", "/?view=beside"])(
  "on %s the translation stands at the left of its verse, and needs no choice of one",
  async (address) => {
    const page = await openPage(address, { ...DESK, javaScriptEnabled: false });
    const verse = page.locator("main section > ol > li").first();
    const [arabic, english] = await verse.evaluate((item) =>
      ["p[lang=ar]", "[data-line=eng]"].map((line) => {
        const {
          left = 0,
          right = 0,
          top = 0,
        } = item.querySelector(line)?.getBoundingClientRect() ?? {};
        return { left, right, top };
      }),
    );
    expect(english?.right).toBeGreaterThan(200);
    expect(arabic?.left).toBeGreaterThan(english?.right ?? Infinity);
    expect(Math.abs((english?.top ?? 0) - (arabic?.top ?? Infinity))).toBeLessThan(30);
  },
);

test("without the Quran font the words of a page flow, and none is cut off", async () => {
  const page = await openPage("/page/50?view=page", {
    ...PHONE,
    before: async (opened) => {
      await opened.addInitScript(() => {
        // As a browser does that takes no fonts of pages.
        const style = document.createElement("style");
        style.textContent = ":lang(ar) { font-family: sans-serif !important }";
        document.addEventListener("DOMContentLoaded", () => document.head.append(style));
      });
    },
  });
  await page.locator("article [data-flows]").waitFor();
  const box = page.locator("article > div");
  expect(await box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const words = page.locator("article [data-line='9']");
  expect(await words.evaluate((it) => getComputedStyle(it).display)).toBe("inline");
});

test.each([
  [360, "/schedule?day=2"],
  [360, "/bn/schedule?day=2"],
  [800, "/schedule?day=2"],
  [800, "/bn/schedule?day=2"],
])("at %i px on %s no choice moves from under a finger as the rest comes", async (width, path) => {
  const page = await openPage(path, { viewport: { width, height: 740 } });
  const { delay, release, asked } = delayedScripts();
  await delay(page);
  let list: (() => void) | undefined;
  const listed = new Promise<void>((resolve) => (list = resolve));
  await page.route("**/api/editions", async (route) => {
    await listed;
    await route.continue();
  });
  await page.locator("button[popovertarget=reading-settings]:visible").last().click();
  const settings = page.locator("#reading-settings");
  const places = () =>
    settings
      .locator("fieldset")
      .first()
      .evaluate((first) =>
        [...(first.closest("aside")?.querySelectorAll("label") ?? [])]
          .filter((label) => label.getClientRects().length > 0)
          .map((label) => `${label.textContent} ${Math.round(label.getBoundingClientRect().top)}`),
      );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = await places();
  release();
  list?.();
  await settings.locator("[data-script=indopak]").first().waitFor({ state: "attached" });
  await settings.locator("fieldset:disabled").first().waitFor();
  expect((await places()).slice(0, before.length).join("\n")).toBe(before.join("\n"));
});
