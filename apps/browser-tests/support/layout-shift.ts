import type { Page } from "playwright-core";

interface ShiftWindow {
  layoutShift: number;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
}

/** Adds up every layout shift of the page's documents from their first paint on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as ShiftWindow;
    seen.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as ShiftEntry).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts so far, of the document that is open. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as ShiftWindow).layoutShift);
}
