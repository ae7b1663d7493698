import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { closePages, openPage } from "../support/browse.ts";
import { newPerson } from "../support/groups.ts";

/** What a browser has stored for the product, and what the page can reach. */
const storedIn = async (page: Page) => ({
  cookies: (await page.context().cookies()).length,
  ...(await page.evaluate(async () => ({
    local: localStorage.getItem("left"),
    session: sessionStorage.getItem("left"),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    robots: await (await fetch("/robots.txt")).text().catch(() => "failed"),
    theme: matchMedia("print").matches,
    size: [innerWidth, innerHeight],
  }))),
});

/** The page opens its own database when it is idle; Playwright's `waitForFunction` awaits no promise. */
const untilDatabase = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0);

test("a test finds nothing in a browser context that another has used before", async () => {
  const unused = await openPage("/about");
  await untilDatabase(unused);
  const nothing = await storedIn(unused);
  const requests: string[] = [];

  const { page } = await newPerson("amina", {
    viewport: { width: 360, height: 800 },
    // What an idle page asks for just as it goes offline.
    mayFail: /ERR_INTERNET_DISCONNECTED/,
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.route("**/robots.txt", (route) => route.fulfill({ body: "left" }));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    indexedDB.open("left");
    await caches.open("left");
  });
  const left = await storedIn(page);
  expect(left).toMatchObject({ local: "1", session: "1", caches: ["left"], robots: "left" });
  await page.context().setOffline(true);
  await closePages(undefined);
  requests.splice(0);

  const [one, other] = [await openPage("/about"), await openPage("/about")];
  expect([one, other]).toContain(page);
  await untilDatabase(page);
  expect(await storedIn(page)).toEqual(nothing);
  expect(requests).toEqual([]);
});
