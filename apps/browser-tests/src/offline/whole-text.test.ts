import { createHash } from "node:crypto";
import type { ListedEdition } from "@daily-quran/domain/edition";
import type { JuzFile } from "@daily-quran/domain/passage";
import type { Reading } from "@daily-quran/domain/reading";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage, untilCached, untilHydrated } from "../../support/browse.ts";
import { versesOf, versesOn } from "../../support/day-verses.ts";
import { button } from "../../support/groups.ts";
import { type GuestNetwork, openGuestNetwork } from "../../support/portal.ts";

// What a browser writes about each call that fails without a server.
const AWAY = /ERR_|Failed to load|dynamically imported module/;

const bodyOf = async (path: string) =>
  (await (await fetch(new URL(path, inject("productUrl")))).json()) as Reading;

/** Runs in the browser. */
const fetched = async (path: string) => (await (await fetch(path)).json()) as Reading;

// Within a juz, over the end of one, and with a surah's first verse.
const PATHS = [
  ...[1, 14, 20, 60, 298, 300].map((day) => `/api/schedule/${day}/verses`),
  ...[
    "surahs/1",
    "surahs/2",
    "juzs/30",
    "hizbs/59",
    "rubs/9",
    "rukus/21",
    "pages/604",
    "pages/77",
  ].map((part) => `/api/${part}`),
];

/** With a worker, as a reader has it who was here before. */
async function openDevice({ url }: GuestNetwork): Promise<Page> {
  const page = await openPage(`${url}/device`, { serviceWorkers: "allow", mayFail: AWAY });
  await page.evaluate(untilCached);
  return page;
}

test("the whole text is loaded on request, and every page of it opens by its address without a server", async () => {
  const network = await openGuestNetwork();
  const page = await openDevice(network);
  await button(page, "Keep the whole text").click();
  await page.getByText(/^About \d\.\d MB will be loaded\.$/).waitFor({ timeout: 120_000 });
  const [bytes] = (await page.getByText(/will be loaded/).textContent())?.match(/[\d.]+/) ?? [];
  expect(Number(bytes)).toBeLessThan(3);
  network.closedWith = "silence";
  await button(page, "Load it").click();
  await button(page, "Pause").click();
  // A guest network's page is no text.
  network.closedWith = 200;
  await button(page, "Load it").click();
  await page.getByText(/^It could not be loaded whole: Something else than this site/).waitFor();
  network.closedWith = undefined;
  await button(page, "Load it").click();
  await page.getByText("The whole text is here.", { exact: true }).waitFor({ timeout: 120_000 });

  await network.close();
  for (const path of PATHS) expect(await page.evaluate(fetched, path)).toEqual(await bodyOf(path));
  for (const [path, api] of [
    ["/schedule?day=20", "/api/schedule/20/verses"],
    ["/2", "/api/surahs/2"],
    ["/juz/3", "/api/juzs/3"],
    ["/page/77", "/api/pages/77"],
    ["/rub/100", "/api/rubs/100"],
  ] as const) {
    await page.goto(network.url + path);
    await untilHydrated(page);
    await page.locator("[lang=ar]").first().waitFor();
    expect(await versesOn(page)).toEqual(versesOf(await bodyOf(api)));
  }
  // What leads to them, too: by its address, and the search that was never opened before.
  await page.goto(`${network.url}/quran`);
  await page.getByRole("link", { name: /^114 An-Nas/ }).waitFor();
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("combobox", { name: "Verse, name or words" }).fill("ayat al kursi");
  await page.getByRole("option", { name: /^Al-Baqarah 2:255/ }).waitFor();
  await page.keyboard.press("Escape");
  // A verse is shown in its day.
  await page.goto(`${network.url}/2/255`);
  await page.getByRole("heading", { level: 1, name: "Al-Baqarah 2:255" }).waitFor();

  await goTo(page, `${network.url}/device`);
  await button(page, "Remove").last().click();
  await button(page, "Keep the whole text").waitFor();
  await page.goto(`${network.url}/juz/3`);
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
});

test("a text that is corrected is never mixed with its copy, and comes to it at the next visit", async () => {
  const network = await openGuestNetwork();
  const page = await openDevice(network);
  await button(page, "Keep the whole text").click();
  await page.getByText(/will be loaded\.$/).waitFor();
  // Corrected between the size and the text, and again while it comes.
  const corrected = await correct(network, "First");
  network.answers.set("/api/juzs/30", JSON.parse(corrected.replace("First", "Second")));
  await button(page, "Load it").click();
  await page.getByText(/^It could not be loaded whole: Something else than this site/).waitFor();
  await correct(network, "Second");
  await button(page, "Go on loading").click();
  await page.getByText(/^The whole text is here/).waitFor();
  const translation = async () =>
    (await page.evaluate(fetched, "/api/juzs/30")).surahs[0]?.verses[0]?.translation;
  network.closedWith = 502;
  expect(await translation()).toBe("Second");
  network.closedWith = undefined;

  // Until the corrected text is there, the old one is not shown under the name of another.
  await correct(network, "Third");
  const list = (await (await fetch(`${network.url}/api/editions`)).json()) as ListedEdition[];
  network.answers.set(
    "/api/editions",
    list.map((one) => (one.id === "en-saheeh" ? { ...one, sha256: "0".repeat(64) } : one)),
  );
  await page.evaluate(() => fetch("/api/editions", { cache: "no-cache" }).then(() => undefined));
  network.closedWith = 502;
  await expect
    .poll(() => page.evaluate(async () => (await fetch("/api/juzs/30")).status))
    .toBe(502);
  network.closedWith = undefined;
  await goTo(page, `${network.url}/device`);
  await expect.poll(() => page.evaluate(indexedDays), { timeout: 20_000 }).toBe(300);
  await network.close();
  expect(await translation()).toBe("Third");
  expect(
    await page.evaluate(async () => (await (await caches.open("wholeText")).keys()).length),
  ).toBe(31);
});

/** Runs in the browser. */
const indexedDays = async () => {
  const index = (await (await caches.match("/whole-text/index"))?.json()) as {
    readonly juzs: { readonly day?: readonly unknown[] };
  };
  return index.juzs.day?.length;
};

/** Puts another translation of its first verse into the last juz. */
async function correct(network: GuestNetwork, translation: string): Promise<string> {
  const juz = await bodyOf("/api/juzs/30");
  const [first] = juz.surahs[0]?.verses ?? [];
  if (first) first.translation = translation;
  const files = (await (
    await fetch(new URL("/api/juz-files", inject("productUrl")))
  ).json()) as JuzFile[];
  const sha256 = createHash("sha256").update(JSON.stringify(juz)).digest("hex");
  network.answers.set("/api/juz-files", [...files.slice(0, -1), { ...files.at(-1), sha256 }]);
  network.answers.set("/api/juzs/30", juz);
  return JSON.stringify(juz);
}
