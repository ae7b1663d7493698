import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";

/** Whether every step is recorded; a third more work, so only where somebody looks for a fault. */
export const TRACED = process.env["TRACE"] === "on";

const RESULTS = fileURLToPath(new URL("../test-results", import.meta.url));

export const startTrace = (context: BrowserContext): Promise<unknown> =>
  context.tracing.start({ screenshots: true, snapshots: true });

/** Records what happened on the pages of a test, for `npx playwright-core show-trace`. */
export async function saveTraces(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  const name = test.replaceAll(/\W+/g, "-").slice(0, 60);
  for (const [index, context] of contexts.entries())
    await context.tracing.stop({ path: join(RESULTS, `${name}-${index + 1}.zip`) });
}
