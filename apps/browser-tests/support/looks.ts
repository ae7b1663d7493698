import type { Page } from "playwright-core";
import { violations } from "./axe.ts";

/** One of the three themes at one width. */
interface Look {
  readonly theme: "light" | "sepia" | "dark";
  readonly width: number;
  /** All of axe's rules where it is undefined. */
  readonly rules?: readonly string[];
}

// A theme changes only colours: the other rules need no second run.
const rules = ["color-contrast"];

/** Each theme on a phone: for what looks the same on wide screens. */
export const PHONE_LOOKS: readonly Look[] = [
  { theme: "light", width: 360 },
  { theme: "sepia", width: 360, rules },
  { theme: "dark", width: 360, rules },
];

export const ALL_LOOKS: readonly Look[] = [
  ...PHONE_LOOKS,
  { theme: "dark", width: 1440, rules },
  { theme: "light", width: 1440 },
];

/** Everything that axe finds on the current page, by theme and width. */
export async function findings(page: Page, looks: readonly Look[]) {
  const found: Record<string, unknown> = {};
  for (const { theme, width, rules: some } of looks) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await page.evaluate(switchTo, theme);
    const wrong = await violations(page, some && { only: some });
    if (wrong.length > 0) found[`${theme} at ${width}`] = wrong;
  }
  return found;
}

/**
 * Runs in the browser: chooses the theme as if another tab had; then waits until no animation runs.
 */
async function switchTo(theme: string): Promise<void> {
  const key = "daily-quran:theme";
  localStorage.setItem(key, JSON.stringify(theme));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  const isShown = () =>
    document.documentElement.dataset["theme"] === theme &&
    document.getAnimations().every(({ playState }) => playState !== "running");
  do await new Promise(requestAnimationFrame);
  while (!isShown());
}
