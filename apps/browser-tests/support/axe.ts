import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

// Minified, as each page parses it anew.
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** One rule that a page breaks, with the elements that break it. */
interface Violation {
  readonly rule: string;
  readonly elements: readonly string[];
}

type RunAxe = (options: axe.RunOptions) => Promise<axe.AxeResults>;

/** Which rules run: only some, or the usual ones and others that axe leaves off. */
interface Rules {
  readonly only?: readonly string[];
  readonly also?: readonly string[];
}

/** The faults that axe finds on the current page: by its usual rules, if nothing else is said. */
export async function violations(page: Page, rules: Rules = {}): Promise<Violation[]> {
  let found = await page.evaluate(runAxe, rules);
  if (!found) {
    // Through the debugger, as the page's CSP allows no other scripts.
    await page.evaluate(SOURCE);
    found = await page.evaluate(runAxe, rules);
  }
  if (!found) throw new Error("axe could not be loaded");
  return found;
}

/** Runs in the browser; undefined where axe has not been loaded yet. */
async function runAxe({ only, also = [] }: Rules): Promise<Violation[] | undefined> {
  const { axe: loaded } = globalThis as unknown as { axe?: { run: RunAxe } };
  const found = await loaded?.run({
    resultTypes: ["violations"],
    // Elements are named by their HTML, and no rule that runs reads style sheets.
    selectors: false,
    preload: { assets: ["media"] },
    ...(only && { runOnly: { type: "rule", values: [...only] } }),
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
  });
  return found?.violations.map(({ id, impact, nodes }) => ({
    rule: `${impact}: ${id}`,
    elements: nodes.map(({ html, any, all }) =>
      [html, ...[...any, ...all].map(({ message }) => message)].join(" — "),
    ),
  }));
}
