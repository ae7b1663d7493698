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

/** The faults that axe finds on the current page; `rules` limits it to some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  // Through the debugger, as the page's CSP allows no other scripts.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: { run: RunAxe } }).axe;
    const found = await run({
      resultTypes: ["violations"],
      // Elements are named by their HTML, and no rule that runs reads style sheets.
      selectors: false,
      preload: { assets: ["media"] },
      ...(only && { runOnly: { type: "rule", values: [...only] } }),
    });
    return found.violations.map(({ id, impact, nodes }) => ({
      rule: `${impact}: ${id}`,
      elements: nodes.map(({ html, any, all }) =>
        [html, ...[...any, ...all].map(({ message }) => message)].join(" — "),
      ),
    }));
  }, rules);
}
