import * as webPaths from "@daily-quran/domain/web-paths";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { goTo, openPage, unfold } from "../support/browse.ts";
import { accountButton, newPerson } from "../support/groups.ts";
import { ALL_LOOKS, findings } from "../support/looks.ts";
import { quizPath, reportDay, type RunningCycle, startCycle } from "../support/quizzes.ts";

/** The page of a group's admin, in which one after the other is loaded. */
let adminPage: Page;
let cycle: RunningCycle;
let khatma: string;

beforeAll(async () => {
  // Without motion, so that no theme is waited for while it fades in.
  const still = { keep: true, reducedMotion: "reduce" } as const;
  const { page } = await newPerson("amina", { ...still, mayFail: /status of 404/ });
  adminPage = page;
  cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 16);
  const begun = { name: "For our mother", shares: "surah", byLink: true };
  const { id } = await ask<{ id: number }>(page, `/api${group()}/khatmas`, begun);
  khatma = `/khatmas/${id}`;
  const put = await page.request.put(`/api${khatma}/shares/112`, { data: { state: "taken" } });
  expect(put.ok()).toBe(true);
});

const group = () => `/groups/${cycle.groupId}`;

// A path and what its page shows last, so that no page is checked before it is complete.
const PAGES: [name: string, path: () => string, text: string | RegExp][] = [
  ["home", () => "/", "Today's Reading"],
  ["the schedule", () => "/schedule", "300-Day Reading Schedule"],
  ["a day of it", () => "/schedule?day=2", /^Day 2$/],
  ["the index of the Quran", () => "/quran", "Juz 30"],
  ["a verse", () => "/2/255", "Al-Baqarah 2:255"],
  ["a surah", () => "/112", "Surah 112: Al-Ikhlas"],
  ["a juz", () => "/juz/6", "Juz 6"],
  ["a page of the mushaf", () => "/page/604", "Page 604"],
  ["a page in its printed lines", () => "/page/604?view=page", "Page 604"],
  ["an Indo-Pak page", () => "/page/603?view=page&indopak=609", "Indo-Pak page 609"],
  ["verses in one flow", () => "/112?view=continuous", "Surah 112: Al-Ikhlas"],
  ["verses beside their translation", () => "/112?view=beside", "Surah 112: Al-Ikhlas"],
  ["the words", () => "/top-quran-words", "Top Quranic Words"],
  ["the bookmarks", () => "/bookmarks", "No bookmarks yet"],
  ["what is kept on the device", () => "/device", "The whole text"],
  ["about", () => "/about", "Sources"],
  ["contact", () => "/contact", "Contact"],
  ["the page for developers", () => "/developers", "For developers"],
  ["privacy", () => "/privacy", "Privacy policy"],
  ["my reading", () => "/my-reading", "In all"],
  [
    "a plan that is not there",
    () => "/my-reading/3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1",
    /^This plan is not on this device/,
  ],
  ["a page that is not there", () => "/not-a-page", "There is no page at this address"],
  ["the groups", () => "/groups", "View Group"],
  ["a group", () => group(), "Competition enabled"],
  ["its assignments", () => `${group()}?tab=assignments`, "300 of 300 days"],
  ["its leaderboard", () => `${group()}?tab=leaderboard`, "Day 16 • 1-day streak"],
  ["its members", () => `${group()}?tab=members`, "Invite links"],
  ["its khatmas", () => `${group()}?tab=khatmas`, "For our mother"],
  ["a khatma", () => khatma, "You keep this khatma"],
  ["a share of it", () => `${khatma}?share=112`, "The end of this part"],
  ["own khatmas", () => "/khatmas/mine", "Have you got a code?"],
  ["the account", () => "/account", "Delete Account"],
  ["a quiz", () => quizPath(cycle), "Submit Answer"],
  ["an old invitation", () => "/invite/gone", "This invite link is not valid"],
  ["an old reset link", () => "/reset#gone", "This link is not valid"],
];

test("every page of the app is checked", () => {
  const paths = ["/auth", ...PAGES.map(([, path]) => path().replace(/[?#].*/, ""))];
  const patterns = Object.values(webPaths).filter((path) => typeof path === "string");
  const missing = patterns.filter((pattern) => {
    const form = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
    return !paths.some((path) => form.test(path));
  });
  expect(missing).toEqual([]);
});

test.each(PAGES)("axe finds nothing on %s in any theme", async (_, path, text) => {
  await goTo(adminPage, path());
  await adminPage.locator("main").getByText(text).filter({ visible: true }).first().waitFor();
  await accountButton(adminPage).waitFor();
  await unfold(adminPage);
  // Every page has a title of its own.
  expect(await adminPage.title()).not.toBe("Daily Quran Reading");
  expect(await findings(adminPage, ALL_LOOKS)).toEqual({});
});

test("axe finds nothing on the sign-in page in any theme", async () => {
  const page = await openPage("/auth", { reducedMotion: "reduce" });
  await page.getByRole("tab", { name: "Login" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await findings(page, ALL_LOOKS)).toEqual({});
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByLabel("Username").and(page.locator("[aria-invalid=true]")).waitFor();
  expect(await findings(page, ALL_LOOKS)).toEqual({});
});
