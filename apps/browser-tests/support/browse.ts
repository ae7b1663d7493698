import { addressIn, languageOf } from "@daily-quran/domain/language";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { CHANGEABLE, emptyContext, takeEmptied } from "./emptied-contexts.ts";
import { launchBrowser } from "./launch-browser.ts";
import { saveTraces, startTrace, TRACED } from "./traces.ts";
import { closeContext, watchContext, type WatchedContext } from "./watched-context.ts";

// One for all files of a worker, in its own process: a shared one would pass each message on twice.
let launched: Promise<Browser> | undefined;

/** An open browser context; a kept one is closed after the file instead of after the test. */
interface Opened extends WatchedContext {
  readonly keep: boolean;
  /** Whether another test may have it, emptied. */
  readonly isPlain: boolean;
}

let contexts: Opened[] = [];

/** Starts the worker's browser before its first file, so that no test waits for it. */
export async function startBrowser(): Promise<void> {
  await (launched ??= launchBrowser());
}

/** Closes what the file has kept open. */
export async function closeOpenPages(): Promise<void> {
  await Promise.all(contexts.splice(0).map(leave));
}

/** Fails on what went wrong in a test's pages, and closes them; `failed` is the name of a failed test. */
export async function closePages(failed: string | undefined): Promise<void> {
  const opened = contexts;
  contexts = opened.filter(({ keep }) => keep);
  const seen = failed === undefined ? [] : await Promise.all(opened.map(statesOf));
  if (TRACED && failed !== undefined) {
    await saveTraces(
      failed,
      opened.map(({ context }) => context),
    );
    for (const { context } of contexts) await startTrace(context);
  }
  const contract = (await Promise.all(opened.map((one) => one.contractFaults()))).flat();
  const found = opened.map(({ faults }) => ({
    console: faults.console.splice(0),
    errors: faults.errors.splice(0),
  }));
  const left = opened.filter(({ keep }) => !keep);
  // What a failed test has left is closed: nobody knows in which state it is.
  await Promise.all(
    left.map((one) => (failed === undefined ? leave(one) : closeContext(one.context))),
  );
  for (const faults of found) expect(faults).toEqual({ console: [], errors: [] });
  expect(contract).toEqual([]);
  if (seen.length > 0) throw new Error(`Its pages: ${seen.flat().join(" ")}`);
}

/** What the pages of a failed test show: without it a dialog that did not come says nothing of why. */
const statesOf = ({ context, faults }: Opened): Promise<string[]> =>
  Promise.all(
    context.pages().map(async (page) => {
      const state = await page
        .evaluate(() => ({
          address: window.location.href,
          isHydrated: "hydrated" in document.documentElement.dataset,
          waitingKeys: (window as { earlyKeys?: readonly unknown[] }).earlyKeys?.length,
          focused: document.activeElement?.outerHTML.slice(0, 120),
          parts: [...document.querySelectorAll("[role=dialog], [role=alert], h1")].map(
            (one) => `${one.tagName} ${one.textContent.slice(0, 80)}`,
          ),
          scripts: performance
            .getEntriesByType("resource")
            .slice(-20)
            .map(({ name, duration }) => `${name.slice(-40)} ${Math.round(duration)} ms`),
        }))
        .catch(String);
      return JSON.stringify({ state, console: faults.console.map((one) => one.slice(0, 200)) });
    }),
  );

function leave({ isPlain, context, ...watched }: Opened): Promise<void> {
  return isPlain && !TRACED ? emptyContext({ context, ...watched }) : closeContext(context);
}

export interface TabOptions extends BrowserContextOptions {
  /** The console warnings and errors that this test expects. */
  readonly mayFail?: RegExp;
  /** Signs somebody in before the first navigation. */
  readonly signIn?: (page: Page) => Promise<unknown>;
  /** Answers requests of the page in the network's place from the first one on, and does nothing else. */
  readonly routes?: (page: Page) => Promise<unknown>;
  /** Runs on the page before the first navigation; no other test has its context after it. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether it stays open for the file's next tests, which load other pages in it: half the work. */
  readonly keep?: boolean;
}

export interface PageOptions extends TabOptions {
  /** Whether to continue with the server's markup only, while its scripts load. */
  readonly beforeScripts?: boolean;
}

/** Waits until the page is hydrated, so that the next click is handled. */
export async function untilHydrated(page: Page): Promise<void> {
  // A touch, at which a newcomer's scripts run; else they do after five seconds.
  await page.locator("html").dispatchEvent("pointerdown");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until a click is handled, and no font that comes late moves what it is meant for. */
async function untilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Runs in the browser: waits for the service worker. */
export async function untilCached(): Promise<void> {
  await navigator.serviceWorker.ready;
}

/** Loads a page in an open tab. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilSettled(page);
}

/** Unfolds the parts of a page that have a heading. */
export const unfold = (page: Page): Promise<void> =>
  page.locator("details:has(> summary h2)").evaluateAll((parts) => {
    for (const part of parts) part.setAttribute("open", "");
  });

/**
 * Goes to a page of the same language within the app, as a link to it does; by way of another page, so that
 * nothing on it was there before.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  const language = languageOf(new URL(page.url()).pathname);
  for (const path of [addressIn(language, "/developers"), address]) {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll("main h1"))
        heading.setAttribute("data-left", "");
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.locator("main h1:not([data-left])").first().waitFor({ state: "attached" });
  }
}

/** Loads the page in view again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Opens a page in its own browser context; warnings and errors in its console fail the test. */
export async function openPage(
  path: string,
  { beforeScripts = false, ...options }: PageOptions = {},
): Promise<Page> {
  const page = await openTab(options);
  // "load" waits for scripts; a test of the server's markup must not.
  await page.goto(path, beforeScripts ? { waitUntil: "commit" } : {});
  const runsScripts = options.javaScriptEnabled ?? true;
  if (runsScripts && !beforeScripts) await untilSettled(page);
  return page;
}

/** Opens a tab in its own browser context, which is at no page of the product yet. */
export async function openTab({
  mayFail,
  signIn,
  routes,
  before,
  keep = false,
  ...options
}: TabOptions = {}): Promise<Page> {
  const isPlain = !before && Object.keys(options).every((name) => CHANGEABLE.has(name));
  const emptied = isPlain ? await takeEmptied(options) : undefined;
  const watched = emptied ?? (await newContext(options));
  watched.faults.expected = mayFail;
  contexts.push({ ...watched, keep, isPlain });
  const page = watched.context.pages()[0] ?? (await watched.context.newPage());
  await signIn?.(page);
  await routes?.(page);
  await before?.(page);
  return page;
}

async function newContext(options: BrowserContextOptions): Promise<WatchedContext> {
  const browser = await (launched ??= launchBrowser());
  const context = await browser.newContext({
    baseURL: inject("productUrl"),
    // The service worker would hide requests from the test.
    serviceWorkers: "block",
    timezoneId: morningZone(),
    ...options,
  });
  if (TRACED) await startTrace(context);
  return await watchContext(context);
}

/** A zone in which it is before 17:00 now, so that no daily refresh runs during a test. */
function morningZone(): string {
  return new Date().getUTCHours() < 16 ? "UTC" : "Etc/GMT+12";
}
