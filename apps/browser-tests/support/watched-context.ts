import type { BrowserContext } from "playwright-core";
import { watchContract } from "./contract.ts";

/** Unexpected console output and errors of a context's pages. */
interface Faults {
  readonly console: string[];
  readonly errors: string[];
  /** The console warnings and errors that are expected now. */
  expected: RegExp | undefined;
}

/** A browser context with what went wrong on its pages. */
export interface WatchedContext {
  readonly context: BrowserContext;
  readonly faults: Faults;
  readonly contractFaults: () => Promise<string[]>;
}

// Logged where the service worker is blocked.
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

/** Watches a new context: its console, its errors, its content security policy, the responses of the API. */
export async function watchContext(context: BrowserContext): Promise<WatchedContext> {
  const faults: Faults = { console: [], errors: [], expected: undefined };
  context.on("console", (message) => {
    const text = message.text();
    const isExpected = BLOCKED.test(text) || faults.expected?.test(text);
    if (["warning", "error"].includes(message.type()) && !isExpected) faults.console.push(text);
  });
  context.on("weberror", (error) => faults.errors.push(error.error().message));
  const contractFaults = watchContract(context);
  // A violation that a library catches, as of an attempt at `eval`, is not in the console.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile }) => {
      // oxlint-disable-next-line no-console
      console.error(`CSP: ${effectiveDirective} in ${sourceFile}`);
    });
  });
  return { context, faults, contractFaults };
}

/** Closes a context; what its routes have not answered by then is no error. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}
