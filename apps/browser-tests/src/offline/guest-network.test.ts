import type { Quiz } from "@daily-quran/domain/quiz";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { goTo, openPage, reload, untilHydrated } from "../../support/browse.ts";
import { askAgain, versesOn } from "../../support/day-verses.ts";
import { button, newAbsentPerson } from "../../support/groups.ts";
import { answerByKeyboard, quizPath, startCycle } from "../../support/quizzes.ts";
import { type GuestNetwork, openGuestNetwork } from "../../support/portal.ts";

let network: GuestNetwork;

beforeAll(async () => {
  network = await openGuestNetwork();
});
afterEach(() => {
  network.closedWith = undefined;
});
afterAll(() => network.close());

const FAILS = /Failed to load module script|dynamically imported module|ERR_|MIME type|Error/;

// What a browser writes about what was still loading when the network went.
const CUT_OFF = /status of 5\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED|MIME type/;

test("what a guest network answers for the site is never kept: pages open offline, scripts load again", async () => {
  const page = await openPage(network.url, { serviceWorkers: "allow", mayFail: FAILS });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const title = await page.getByRole("heading", { level: 1 }).textContent();

  network.closedWith = 200;
  await page.getByRole("link", { name: "Groups", exact: true }).first().click();
  await page.getByText("This page could not be loaded.").waitFor();
  await page.goto(network.url);
  await page.getByRole("heading", { name: "Sign in to the guest network" }).waitFor();
  await page.goto(`${network.url}/schedule`);
  await page.getByRole("heading", { name: "Sign in to the guest network" }).waitFor();

  await page.context().setOffline(true);
  await page.goto(network.url);
  await untilHydrated(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  await page.goto(`${network.url}/schedule`);
  await page.getByRole("heading", { name: "300-Day Reading Schedule" }).waitFor();

  network.closedWith = undefined;
  await page.context().setOffline(false);
  await page.goto(`${network.url}/top-quran-words`);
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Top Quranic Words" }).waitFor();
  await button(page, "Search").filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Search the Quran" }).waitFor();
});

test("search that cannot be loaded says so", async () => {
  const page = await openPage("/", { mayFail: FAILS });
  await page.route("**/assets/search-dialog-*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }),
  );
  await button(page, "Search").filter({ visible: true }).first().click();
  await page.getByText("The server could not be reached.").first().waitFor();
});

test("while a proxy answers for a server that is down, what was saved is shown, and nothing else is kept", async () => {
  const page = await openPage(network.url, { serviceWorkers: "allow", mayFail: CUT_OFF });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const tomorrow = "/api/tomorrow-reading";
  const ahead = await page.evaluate(async (path) => (await fetch(path)).json(), tomorrow);
  network.closedWith = 502;
  await page.goto(network.url);
  await untilHydrated(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.evaluate(async (path) => (await fetch(path)).json(), tomorrow)).toEqual(ahead);
  await page.goto(`${network.url}/about`);
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
  expect(await page.getByRole("navigation").getByRole("link").count()).toBe(4);
  network.closedWith = undefined;
  await page.getByRole("heading", { name: "Sources" }).waitFor();
  // Whoever has to sign in to a network sees how.
  network.closedWith = 511;
  await page.goto(`${network.url}/contact`);
  await page.getByRole("heading", { name: "Sign in to the guest network" }).waitFor();
});

test("on a network that accepts and never answers what was saved is shown, and what is not there says so", async () => {
  const mayFail = /Failed to load|dynamically imported module/;
  const page = await openPage(network.url, { serviceWorkers: "allow", mayFail });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const verses = await versesOn(page);
  network.closedWith = "silence";
  await reload(page);
  expect(await versesOn(page)).toEqual(verses);
  await askAgain(page);
  await page.getByText("It could not be refreshed. What you see is kept.").waitFor();
  await page.getByRole("link", { name: "Groups" }).first().click();
  await page.getByRole("alert").getByText("This page could not be loaded.").waitFor();
  await page.getByRole("link", { name: "Schedule" }).first().click();
  await page.locator("#day-150").click();
  await page.getByRole("alert").getByText("Failed to load verses.").waitFor();
  const failed = page.evaluate(() => fetch("/api/user").catch(() => "given up"));
  expect(await failed).toBe("given up");
  await page.goto(`${network.url}/about`);
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
  network.closedWith = undefined;
  // It asks again in steps that have grown meanwhile.
  await page.getByRole("heading", { name: "Sources" }).waitFor({ timeout: 120_000 });
});

test("a page that was opened from its copy notices the server again by itself, and at a touch", async () => {
  const mayFail = /Failed to load|dynamically imported module/;
  const page = await openPage(network.url, { serviceWorkers: "allow", mayFail });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  network.closedWith = 502;
  await page.goto(`${network.url}/schedule?day=150`);
  const lost = page.getByRole("alert").getByText("There is no connection, and this is not saved");
  await lost.waitFor();
  await page.getByText("Offline. What you opened stays here.").waitFor();
  network.closedWith = undefined;
  await page.keyboard.press("Shift");
  await page.getByRole("heading", { name: "Day 150" }).waitFor();
  await lost.waitFor({ state: "detached" });
  await page.getByText("Offline. What you opened stays here.").waitFor({ state: "detached" });
});

test("a quiz that loses the network is kept on the device, and graded once there is one", async () => {
  const { page } = await newAbsentPerson("amina", {
    serviceWorkers: "allow",
    mayFail: FAILS,
    baseURL: network.url,
  });
  const cycle = await startCycle(page, 17);
  await goTo(page, quizPath(cycle));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await answerByKeyboard(page);
  await button(page, "Next Question").click();
  network.closedWith = "silence";
  for (const next of ["Next Question", "Complete Quiz"]) {
    await page.getByRole("radio", { name: /^A / }).check();
    await button(page, "Submit Answer").click();
    await page.getByText("Your answer is kept on this device.").waitFor();
    await button(page, next).click();
  }
  await page.getByText("Your answers are kept on this device.").waitFor();
  network.closedWith = undefined;
  await page.keyboard.press("Shift");
  await page.getByText(/^\d\/6$/).waitFor();
  const stored = await page.request.get(`/api/cycles/${cycle.cycleId}/quiz/${cycle.day}`);
  const { questions } = (await stored.json()) as Quiz;
  expect(questions.map(({ answer }) => answer?.choice)).toEqual([1, 0, 0]);
});

test("what an earlier version kept of such a network is not used", async () => {
  const page = await openPage(`${network.url}/about`, {
    serviceWorkers: "allow",
    mayFail: CUT_OFF,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(network.url);
  await untilHydrated(page);
  // The page that was open is kept by now: nothing takes the place of what comes here.
  await page.waitForFunction(() => caches.open("pages").then((cache) => cache.match("/about")));
  await page.evaluate(async () => {
    const headers = { "content-type": "text/html" };
    for (const name of ["pages", "assets"]) {
      const cache = await caches.open(name);
      const kept = await cache.keys();
      await Promise.all(kept.map(({ url }) => cache.put(url, new Response("Guest", { headers }))));
    }
  });
  await page.context().setOffline(true);
  await page.goto(`${network.url}/about`);
  await page.getByRole("heading", { name: "There is no connection" }).waitFor();
});
