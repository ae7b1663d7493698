import { withoutLanguage } from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { whenIdle } from "../lib/when-idle.ts";

/** So many at once are a task of under 50 ms on a slow phone. */
const AT_ONCE = 4;

/**
 * Has what is far below home's first screen laid out in idle moments: at once it is its longest task. Not where the
 * browser restores a place, or leads to one: its heights must be true from the start. Nor where it does not keep the
 * text in its place.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { pathname, hash } = window.location;
  if (visit?.type !== "navigate" || withoutLanguage(pathname) + hash !== webPaths.home) return;
  if (!CSS.supports("overflow-anchor", "auto")) return;
  const root = document.documentElement;
  root.setAttribute("data-first-look", "");
  addEventListener("DOMContentLoaded", () => {
    const verses = [...document.querySelectorAll<HTMLElement>("main section > ol > li[id]")];
    const next = (): void => {
      for (const verse of verses.splice(0, AT_ONCE)) verse.style.contentVisibility = "visible";
      if (verses.length > 0) whenIdle(next);
      else root.removeAttribute("data-first-look");
    };
    whenIdle(next);
  });
}
