import type { Page } from "playwright-core";
import { untilHydrated } from "./browse.ts";

interface ShiftWindow {
  layoutShifts: string[];
}

/** The DOM library knows of neither: https://wicg.github.io/layout-instability/ */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly ShiftSource[];
}

interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Records every layout shift after the first frame of the whole document: a partly parsed one shifts by
 * itself. Delays the Bengali font until hydration, as on a slow network, so that its shifts are recorded.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.route("**/bengali*.woff2", async (route) => {
    await untilHydrated(page);
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as ShiftWindow;
    seen.layoutShifts = [];
    let shownAt = Infinity;
    // The first `readystatechange` says that it is parsed; two frames later only real shifts are left.
    const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(record));
    const record = (time: number) => {
      shownAt = time;
    };
    document.addEventListener("readystatechange", nextFrame, { once: true });
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as ShiftEntry[]) {
        if (startTime < shownAt) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120)} ${JSON.stringify({ previousRect, currentRect })}`;
        });
        seen.layoutShifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts of the open document so far: how far, and what moved. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as ShiftWindow).layoutShifts);
}
