import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { watchContract } from "./contract.ts";
import { morningZone } from "./time-zone.ts";
import { saveTraces, TRACED } from "./traces.ts";

/** Unexpected console output and requests of a page. */
interface Faults {
  readonly console: string[];
  readonly errors: string[];
}

let browser: Browser;
const contexts: {
  readonly context: BrowserContext;
  readonly faults: Faults;
  readonly contractFaults: () => Promise<string[]>;
}[] = [];

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
});

afterAll(async () => {
  await browser.close();
});

afterEach(async ({ task }) => {
  const opened = contexts.splice(0);
  if (TRACED && task.result?.state === "fail")
    await saveTraces(
      task.name,
      opened.map(({ context }) => context),
    );
  const contract = (await Promise.all(opened.map((one) => one.contractFaults()))).flat();
  await Promise.all(opened.map(({ context }) => context.close()));
  for (const { faults } of opened) expect(faults).toEqual({ console: [], errors: [] });
  expect(contract).toEqual([]);
});

// Logged where the service worker is blocked.
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

export interface PageOptions extends BrowserContextOptions {
  /** The console warnings and errors that this test expects. */
  readonly mayFail?: RegExp;
  /** Runs on the page before the first navigation. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether to continue with the server's markup only, while its scripts load. */
  readonly beforeScripts?: boolean;
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
  { mayFail, before, beforeScripts = false, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject("productUrl"),
    // The service worker would hide requests from the test.
    serviceWorkers: "block",
    timezoneId: morningZone(),
    ...options,
  });
  if (TRACED) await context.tracing.start({ screenshots: true, snapshots: true });
  const faults: Faults = { console: [], errors: [] };
  contexts.push({ context, faults, contractFaults: watchContract(context) });
  context.on("console", (message) => {
    const text = message.text();
    const isExpected = BLOCKED.test(text) || mayFail?.test(text);
    if (["warning", "error"].includes(message.type()) && !isExpected) faults.console.push(text);
  });
  context.on("weberror", (error) => faults.errors.push(error.error().message));
  const page = await context.newPage();
  await before?.(page);
  // "load" waits for scripts; a test of the server's markup must not.
  await page.goto(path, beforeScripts ? { waitUntil: "commit" } : {});
  const runsScripts = options.javaScriptEnabled ?? true;
  if (runsScripts && !beforeScripts) await untilHydrated(page);
  return page;
}
