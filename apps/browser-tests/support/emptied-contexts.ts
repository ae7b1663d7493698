import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { closeContext, type WatchedContext } from "./watched-context.ts";

/** The options that an open context can take on; with any other one, a page needs a new context. */
export const CHANGEABLE: ReadonlySet<string> = new Set([
  "viewport",
  "reducedMotion",
  "storageState",
]);

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

// What Playwright gives a context without a viewport.
const USUAL = { width: 1280, height: 720 };

// In the process of the product's pages: starting another one is most of the work of a new context.
const EMPTY = "/robots.txt";

/** Contexts that tests are done with: without cookies and storage, on a page without scripts. */
const emptied: WatchedContext[] = [];

/** An emptied context as if it were made with these options; undefined if there is none. */
export async function takeEmptied(
  options: BrowserContextOptions,
): Promise<WatchedContext | undefined> {
  const taken = emptied.pop();
  const [page] = taken?.context.pages() ?? [];
  await page?.setViewportSize(options.viewport ?? USUAL);
  await page?.emulateMedia({ reducedMotion: options.reducedMotion ?? null });
  if (page && typeof options.storageState === "object") await fill(page, options.storageState);
  return taken;
}

async function fill(page: Page, { cookies, origins }: StorageState): Promise<void> {
  await page.context().addCookies(cookies);
  const stored = origins.find(({ origin }) => origin === inject("productUrl"));
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored?.localStorage ?? []);
}

/** Empties a context for the next test; closes one with more than the page that it was opened for. */
export async function emptyContext(watched: WatchedContext): Promise<void> {
  const { context, faults, contractFaults } = watched;
  const [page, another] = context.pages();
  if (!page || another) return await closeContext(context);
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null });
  await page.goto(EMPTY);
  await Promise.all([context.clearCookies(), clearStorage(page)]);
  // Requests of the page that was left may have been cut off.
  await contractFaults();
  faults.console.splice(0);
  faults.errors.splice(0);
  emptied.push(watched);
}

async function clearStorage(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  const origin = inject("productUrl");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}
