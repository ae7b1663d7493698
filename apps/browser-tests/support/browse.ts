import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { watchContract } from "./contract.ts";
import { launchBrowser } from "./launch-browser.ts";
import { morningZone } from "./time-zone.ts";
import { saveTraces, startTrace, TRACED } from "./traces.ts";

/** Unexpected console output and requests of a page. */
interface Faults {
  readonly console: string[];
  readonly errors: string[];
}

// One for all files of a worker, in its own process: a shared one would pass each message on twice.
let launched: Promise<Browser> | undefined;

/** An open browser context; a kept one is closed after the file instead of after the test. */
interface Opened {
  readonly context: BrowserContext;
  readonly faults: Faults;
  readonly contractFaults: () => Promise<string[]>;
  readonly keep: boolean;
}

let contexts: Opened[] = [];

/** Starts the worker's browser before its first file, so that no test waits for it. */
export async function startBrowser(): Promise<void> {
  await (launched ??= launchBrowser());
}

/** Closes what the file has kept open. */
export async function closeKeptPages(): Promise<void> {
  await Promise.all(contexts.splice(0).map(({ context }) => context.close()));
}

/** Fails on what went wrong in a test's pages, and closes them; `failed` is the name of a failed test. */
export async function closePages(failed: string | undefined): Promise<void> {
  const opened = contexts;
  contexts = opened.filter(({ keep }) => keep);
  if (TRACED && failed !== undefined) {
    await saveTraces(
      failed,
      opened.map(({ context }) => context),
    );
    for (const { context } of contexts) await startTrace(context);
  }
  const contract = (await Promise.all(opened.map((one) => one.contractFaults()))).flat();
  await Promise.all(opened.filter(({ keep }) => !keep).map(({ context }) => context.close()));
  const found = opened.map(({ faults }) => ({
    console: faults.console.splice(0),
    errors: faults.errors.splice(0),
  }));
  for (const faults of found) expect(faults).toEqual({ console: [], errors: [] });
  expect(contract).toEqual([]);
}

// Logged where the service worker is blocked.
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

export interface PageOptions extends BrowserContextOptions {
  /** The console warnings and errors that this test expects. */
  readonly mayFail?: RegExp;
  /** Runs on the page before the first navigation. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether to continue with the server's markup only, while its scripts load. */
  readonly beforeScripts?: boolean;
  /** Whether it stays open for the file's next tests, which load other pages in it: half the work. */
  readonly keep?: boolean;
}

/** Waits until the page is hydrated, so that the next click is handled. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Loads a page in an open tab. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Loads the page in view again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Opens a page in its own browser context; warnings and errors in its console fail the test. */
export async function openPage(
  path: string,
  { mayFail, before, beforeScripts = false, keep = false, ...options }: PageOptions = {},
): Promise<Page> {
  const browser = await (launched ??= launchBrowser());
  const context = await browser.newContext({
    baseURL: inject("productUrl"),
    // The service worker would hide requests from the test.
    serviceWorkers: "block",
    timezoneId: morningZone(),
    ...options,
  });
  if (TRACED) await startTrace(context);
  const faults: Faults = { console: [], errors: [] };
  contexts.push({ context, faults, contractFaults: watchContract(context), keep });
  context.on("console", (message) => {
    const text = message.text();
    const isExpected = BLOCKED.test(text) || mayFail?.test(text);
    if (["warning", "error"].includes(message.type()) && !isExpected) faults.console.push(text);
  });
  context.on("weberror", (error) => faults.errors.push(error.error().message));
  // A violation that a library catches, as of an attempt at `eval`, is not in the console.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile }) => {
      // oxlint-disable-next-line no-console
      console.error(`CSP: ${effectiveDirective} in ${sourceFile}`);
    });
  });
  const page = await context.newPage();
  await before?.(page);
  // "load" waits for scripts; a test of the server's markup must not.
  await page.goto(path, beforeScripts ? { waitUntil: "commit" } : {});
  const runsScripts = options.javaScriptEnabled ?? true;
  if (runsScripts && !beforeScripts) await untilHydrated(page);
  return page;
}
