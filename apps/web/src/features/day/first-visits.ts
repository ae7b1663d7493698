import { withoutLanguage } from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { storedValue } from "../../lib/storage/storage.ts";

const MAX_VISITS = 3;

/** How often the home page was opened, up to one time more than its newcomers' line is shown. */
export const visits = storedValue<number>("visits", 0, (value) =>
  Number.isInteger(value) ? (value as number) : undefined,
);

/** Counts a visit, and marks the document of a newcomer before the first paint: style sheets show the line. */
export function markNewcomer(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isVisit =
    visit?.type === "navigate" && withoutLanguage(window.location.pathname) === webPaths.home;
  const count = visits.get() + Number(isVisit);
  if (isVisit && count <= MAX_VISITS + 1) visits.set(count);
  document.documentElement.toggleAttribute("data-newcomer", count <= MAX_VISITS);
}

/** The newcomer has chosen: the line is gone for good, unless the result takes it back. */
export function endFirstVisits(): () => void {
  const before = visits.get();
  visits.set(MAX_VISITS + 1);
  document.documentElement.removeAttribute("data-newcomer");
  return () => {
    visits.set(before);
    document.documentElement.toggleAttribute("data-newcomer", before <= MAX_VISITS);
  };
}
