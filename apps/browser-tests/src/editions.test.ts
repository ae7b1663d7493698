import type { ListedEdition } from "@daily-quran/domain/edition";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { goTo, goWithin, openPage, reload } from "../support/browse.ts";
import { addTafseer, addTranslation, editions, type TextOf } from "../support/editions.ts";
import { type Product, startProduct } from "../support/product.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const sea: TextOf = ({ surah, from, to }) =>
  `On ${surah}:${from}–${to}: a deep sea.\n\nIts second part, quoting ٱللَّهُ among its words.`;
const bengali: TextOf = ({ surah, from }) => `সূরা ${surah}, আয়াত ${from} থেকে: গভীর সাগর।`;
const lake: TextOf = ({ surah, from, to }) => `On ${surah}:${from}–${to}: a deep lake.`;
const mine: TextOf = ({ surah, from }) => `My own words for ${surah}:${from}.`;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
  await addTafseer(product, "en-deep-sea", sea);
  await addTafseer(product, "bn-deep-sea", bengali);
  await addTafseer(product, "en-soon-gone", ({ surah, from }) => `Gone: ${surah}:${from}.`);
  await addTranslation(product, "en-mine", mine);
  await untilInstalled("en-deep-sea", "bn-deep-sea", "en-soon-gone", "en-mine");
});

afterAll(async () => {
  await product.stop();
});

/** The command ends once its change is in the database; the server takes it a moment later. */
const untilInstalled = (...ids: string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const response = await fetch(new URL("/api/editions", product.url));
      const listed = (await response.json()) as ListedEdition[];
      expect(listed.filter(({ builtIn }) => !builtIn).map(({ id }) => id)).toEqual(ids);
    },
    { timeout: 30_000 },
  );

const open = (path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> =>
  openPage(path, { ...PHONE, baseURL: product.url, ...options });

/** What the style draws: a number that is no part of the text, so that it is neither copied nor searched. */
const numberOf = (mark: Element): string => getComputedStyle(mark, "::before").content;

/** Each commentary on the page: the verse above it, its summary line and its text. */
const commentaries = (page: Page): Promise<(string | null | undefined)[][]> =>
  page
    .locator("[data-tafseer]")
    .evaluateAll((folds) =>
      folds.map((fold) => [
        fold.closest("li")?.id,
        fold.querySelector("summary")?.textContent,
        fold.querySelector("p")?.textContent,
      ]),
    );

const expectedOnDay2 = (textOf: TextOf) =>
  [
    ["2-25", 21, 25],
    ["2-26", 26, 30],
    ["2-31", 31, 35],
    ["2-36", 36, 40],
  ].map(([id, from, to]) => [
    id,
    `Tafseer 2:${from}–${to}`,
    textOf({ surah: 2, from: Number(from), to: Number(to) }),
  ]);

async function showTafseer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("group", { name: "Tafseer" }).getByText("Show").click();
  await page.keyboard.press("Escape");
}

test("with JavaScript off, each commentary is there once, folded, and can be unfolded", async () => {
  const page = await open("/schedule?day=2", { javaScriptEnabled: false });
  expect(await commentaries(page)).toEqual(expectedOnDay2(sea).slice(0, 4));
  await showTafseer(page);
  const fold = page.locator("[id='2-25'] [data-tafseer]");
  const text = fold.locator("p");
  expect([await fold.isVisible(), await text.isVisible()]).toEqual([true, false]);
  await fold.locator("summary").click();
  expect(await text.isVisible()).toBe(true);
  expect(await fold.getByRole("link").getAttribute("href")).toBe("/about#en-deep-sea");
});

test("the commentary's edition is named, with a link to its source", async () => {
  const page = await open("/schedule?day=2");
  await showTafseer(page);
  await page.getByRole("link", { name: "The edition en-deep-sea, A Scholar" }).click();
  const source = page.locator("#en-deep-sea");
  await source.getByRole("heading", { name: "The edition en-deep-sea" }).waitFor();
  expect(await source.locator("p").allTextContents()).toEqual([
    "English tafseer by A Scholar. edition.example",
    "Its publisher states no licence. Installed by the operator of this site.",
    "6,236 of 6,236 verses. Readings show it by default.",
  ]);
});

test("a search finds in a commentary and unfolds it", async () => {
  const page = await open("/schedule?day=2");
  await page.getByPlaceholder("Search these verses...").fill("2:26–30: A DEEP sea");
  await page.getByText("1 verse found", { exact: true }).waitFor();
  expect(await page.locator("mark").allTextContents()).toEqual(["2:26–30: a deep sea"]);
  expect(await page.locator("[id='2-26'] [data-tafseer] p").isVisible()).toBe(true);
  await page.getByPlaceholder("Search these verses...").fill("");
  await page.locator("[id='2-25']").waitFor();
  expect(await page.locator("[data-tafseer] p").first().isVisible()).toBe(false);
});

test("other editions are chosen, stored, shown at home too, and reset", async () => {
  const asked: string[] = [];
  const page = await open("/schedule?day=2", {
    before: async (opened) =>
      opened.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/api\/.*(verses|reading)/.test(pathname)) asked.push(pathname + search);
      }),
  });
  await page.getByRole("button", { name: "Reading settings" }).click();
  const list = page.getByRole("combobox", { name: "Tafseer by" });
  await list.selectOption({ label: "The edition bn-deep-sea, A Scholar (Bengali)" });
  const verse = page.locator("[id='2-25']");
  await verse.getByText(bengali({ surah: 2, from: 21, to: 25 })).waitFor({ state: "attached" });
  await page.getByRole("combobox", { name: "English translation by" }).selectOption("en-mine");
  await verse.getByText("My own words for 2:25.").waitFor({ state: "attached" });
  expect(await commentaries(page)).toEqual(expectedOnDay2(bengali));
  const english = verse.locator("[data-line='eng']");
  expect(await english.innerText()).toBe("My own words for 2:25.\nA note.");
  expect(await english.locator("sup").evaluate(numberOf)).toBe("counter(note)");
  expect(asked).toEqual([
    "/api/schedule/2/verses?tafseer=bn-deep-sea",
    "/api/schedule/2/verses?tafseer=bn-deep-sea&translation=en-mine",
  ]);
  await goTo(page, "/");
  await page.getByText("My own words for").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Reading settings" }).click();
  await list.selectOption({ label: "The edition en-deep-sea, A Scholar (English) (default)" });
  await page.getByText("a deep sea").first().waitFor({ state: "attached" });
});

test("a removed edition is replaced by the default, and a message says so", async () => {
  const page = await open("/schedule?day=2", { mayFail: /404/ });
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page
    .getByRole("combobox", { name: "Tafseer by" })
    .selectOption({ label: "The edition en-soon-gone, A Scholar (English)" });
  await page.getByText("Gone: 2:21.").waitFor({ state: "attached" });
  await editions(product, "remove", "en-soon-gone", "--yes");
  await untilInstalled("en-deep-sea", "bn-deep-sea", "en-mine");
  await reload(page);
  await page.getByText("An edition that you chose is no longer installed here.").waitFor();
  expect(await commentaries(page)).toEqual(expectedOnDay2(sea));
  await page.waitForFunction(() => window.localStorage.getItem("daily-quran:editions") === "{}");
});

test("a commentary that was replaced is shown within the app, whatever the browser has cached", async () => {
  const served = async () => (await fetch(new URL("/api/surahs/112", product.url))).text();
  const page = await open("/");
  await goWithin(page, "/112");
  const verse = page.locator("[id='112-1']");
  await verse.getByText("a deep sea").waitFor({ state: "attached" });
  await addTafseer(product, "en-deep-sea", lake);
  await vi.waitUntil(async () => (await served()).includes("deep lake"), { timeout: 30_000 });
  await goTo(page, "/");
  await goWithin(page, "/112");
  await verse.waitFor();
  expect(await commentaries(page)).toEqual([
    ["112-1", "Tafseer 112:1–4", lake({ surah: 112, from: 1, to: 4 })],
  ]);
});
