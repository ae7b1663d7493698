import type { Quiz } from "@daily-quran/domain/quiz";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, openPage, reload, untilCached } from "../../support/browse.ts";
import { versesOn } from "../../support/day-verses.ts";
import {
  accountButton,
  button,
  newAbsentPerson,
  newPerson,
  register,
} from "../../support/groups.ts";
import { type GuestNetwork, openGuestNetwork } from "../../support/portal.ts";
import { quizPath, startCycle } from "../../support/quizzes.ts";

let network: GuestNetwork;

beforeAll(async () => {
  network = await openGuestNetwork();
});
afterAll(() => network.close());

const AWAY = /Failed to load|dynamically imported module|ERR_|status of 401/;

test("an answer that one person gave without a network is sent by nobody else on that device", async () => {
  const { page, username } = await newAbsentPerson("amina", {
    serviceWorkers: "allow",
    mayFail: AWAY,
    baseURL: network.url,
  });
  const cycle = await startCycle(page, 17);
  await goTo(page, quizPath(cycle));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("radio", { name: /^B / }).waitFor();
  network.closedWith = "silence";
  await page.getByRole("radio", { name: /^B / }).check();
  await button(page, "Submit Answer").click();
  await page.getByText("Your answer is kept on this device.").waitFor();

  // Her session ends elsewhere, and another one signs in.
  await page.context().clearCookies();
  network.closedWith = undefined;
  const taken: string[] = [];
  page.on("response", (response) => {
    if (response.ok() && response.url().includes("quiz.answer")) taken.push(response.url());
  });
  await goTo(page, "/auth");
  await register(page, "bilal");
  await page.request.post(`/api/groups/${cycle.groupId}/join`);
  await goTo(page, quizPath(cycle));
  await page.getByRole("radio", { name: /^B / }).waitFor();
  expect(await page.getByText("Your answer is kept on this device.").count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.keyboard.press("Shift");
  const answersOf = async () => {
    const stored = await page.request.get(`/api/cycles/${cycle.cycleId}/quiz/${cycle.day}`);
    return ((await stored.json()) as Quiz).questions.map(({ answer }) => answer?.choice);
  };
  expect(await answersOf()).toEqual([undefined, undefined, undefined]);
  expect(taken).toEqual([]);

  await page.context().clearCookies();
  await goTo(page, "/auth");
  await page.getByLabel("Username or Email").fill(username);
  await page.getByLabel("Password", { exact: true }).first().fill("three unrelated words");
  await button(page, "Sign In").click();
  await accountButton(page).waitFor();
  await goTo(page, quizPath(cycle));
  await expect.poll(answersOf).toEqual([1, undefined, undefined]);
  await expect.poll(() => taken).toHaveLength(1);
});

/** As Safari does after seven days without a visit, and any browser that has no room; cookies stay. */
async function evict(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  // No page of it is open then.
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "cache_storage,indexeddb,local_storage,service_workers",
  });
}

const untilRead = async (page: Page) => {
  // The end of the day comes with the reader.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByText(/^Read · /).waitFor();
};

const mark = async (page: Page) => {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await button(page, "Mark as read").click();
  await untilRead(page);
};

test("where the browser throws away what it stored, an account's marks come back, and the saved days", async () => {
  const { page } = await newPerson("amina", { serviceWorkers: "allow", mayFail: AWAY });
  await goTo(page, "/");
  await page.evaluate(untilCached);
  await mark(page);
  const marks = async () =>
    (await (await page.request.get("/api/progress/marks")).json()) as unknown[];
  await expect.poll(marks).toHaveLength(1);
  await evict(page);

  await goTo(page, "/");
  await untilRead(page);
  await page.evaluate(untilCached);
  const verses = await versesOn(page);
  await page.context().setOffline(true);
  await reload(page);
  expect(await versesOn(page)).toEqual(verses);
  await untilRead(page);
});

test("without an account a new visit begins as a first one, and nothing is broken", async () => {
  const page = await openPage("/", { serviceWorkers: "allow" });
  await page.evaluate(untilCached);
  await mark(page);
  await evict(page);
  await goTo(page, "/");
  await mark(page);
});
