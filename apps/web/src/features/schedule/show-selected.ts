/** The scroll container: the list beside the reading, the window on a phone. */
export const DAYS_ID = "days";

/**
 * Scrolls to the selected day unless the reader has scrolled since the last call; returns the new position.
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

/** Scrolls up to the first row below the search, which stays in view, unless it is seen already. */
export function showFirst(): void {
  const days = document.getElementById(DAYS_ID);
  const tools = days?.previousElementSibling;
  if (!days || !tools) return;
  days.scrollTop = 0;
  const covered = tools.getBoundingClientRect().bottom - days.getBoundingClientRect().top;
  if (covered > 0) document.documentElement.scrollTop -= covered;
}

/** Keeps the selected day in view from its first paint on, while the document is still parsed. */
export function showSelectedWhileParsing(): void {
  let position = 0;
  const observer = new MutationObserver(() => (position = showSelected(position)));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
