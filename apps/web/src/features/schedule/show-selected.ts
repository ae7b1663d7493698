/** What holds the rows: it scrolls by itself beside the reading, and with the window on a phone. */
export const DAYS_ID = "days";

/**
 * Brings the selected day into sight where the days still stand as they were put last; a reader who has
 * scrolled since is left in peace. Gives where they stand then.
 */
export function showSelected(from = 0): number {
  const days = document.getElementById(DAYS_ID);
  const row = days?.querySelector("[aria-current]");
  if (!days || !row) return from;
  const isOwnScroller = getComputedStyle(days).overflowY === "auto";
  const scroller = isOwnScroller ? days : document.documentElement;
  const isCovered = getComputedStyle(row).visibility === "hidden";
  if (isCovered || scroller.scrollTop !== from) return from;
  const start = isOwnScroller ? days.getBoundingClientRect().top : 0;
  scroller.scrollTop += row.getBoundingClientRect().top - start - scroller.clientHeight / 3;
  return scroller.scrollTop;
}

/**
 * Shows the selected day from the first paint that has it, and keeps it in place while the document still
 * comes in.
 */
export function showSelectedWhileParsing(): void {
  let place = 0;
  const observer = new MutationObserver(() => (place = showSelected(place)));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
