import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { openPage } from "../support/browse.ts";
import { newPerson } from "../support/groups.ts";
import { quizPath, reportDay, startCycle } from "../support/quizzes.ts";

/** An address and what its page shows last, so that no page is looked at before it is whole. */
type Stop = readonly [path: string, text: string | RegExp];

const PUBLIC_STOPS: readonly Stop[] = [
  ["/", "Today's Reading"],
  ["/schedule", "300-Day Reading Schedule"],
  ["/schedule?day=2", /^Day 2$/],
  ["/top-quran-words", "Top Quranic Words"],
  ["/about", "Sources"],
  ["/contact", "Contact"],
  ["/privacy", "Privacy policy"],
  ["/not-a-page", "There is no page at this address"],
];

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** The cookies of a group's admin, and what only a member sees. */
let member: { storageState: StorageState; stops: Stop[] };

beforeAll(async () => {
  const { page } = await newPerson("amina");
  const cycle = await startCycle(page, 17);
  await reportDay(page, cycle, 16);
  const group = `/groups/${cycle.groupId}`;
  member = {
    storageState: await page.context().storageState(),
    stops: [
      ["/groups", "View Group"],
      [group, "Competition enabled"],
      [`${group}?tab=assignments`, "300 of 300 days"],
      [`${group}?tab=leaderboard`, "Day 16 • 1 day streak"],
      [`${group}?tab=members`, "Invite links"],
      ["/account", "Delete Account"],
      [quizPath(cycle), "Submit Answer"],
    ],
  };
});

interface Look {
  readonly widths: readonly number[];
  /** All of them where it is undefined. */
  readonly rules: readonly string[] | undefined;
}

/** Everything axe finds on the pages, under the page and the width. */
async function walk(page: Page, stops: readonly Stop[], { widths, rules }: Look) {
  const found: Record<string, unknown> = {};
  for (const [path, text] of stops) {
    await page.goto(path);
    await page.locator("main").getByText(text).filter({ visible: true }).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wrong = await violations(page, rules);
      if (wrong.length > 0) found[`${path} at ${width}`] = wrong;
    }
  }
  return found;
}

// What a theme changes is colours: the other rules need no second look.
const COLOURS = ["color-contrast"];

test.each([
  ["light", { widths: [360, 1440], rules: undefined }],
  ["sepia", { widths: [360], rules: COLOURS }],
  ["dark", { widths: [360, 1440], rules: COLOURS }],
])("axe finds nothing on any page in %s", async (theme, look) => {
  const page = await openPage("/about", {
    storageState: member.storageState,
    mayFail: /status of 40[14]/,
    before: (opened) =>
      opened.addInitScript(
        (value) => localStorage.setItem("daily-quran:theme", JSON.stringify(value)),
        theme,
      ),
  });
  expect(await walk(page, [...PUBLIC_STOPS, ...member.stops], look)).toEqual({});
  await page.context().clearCookies();
  expect(await walk(page, [["/auth", "Username or Email"]], look)).toEqual({});
});
