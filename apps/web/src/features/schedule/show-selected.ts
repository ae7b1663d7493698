/** The list of days, which scrolls by itself. */
export const DAYS_ID = "days";

/**
 * Scrolls to the selected day unless the reader has scrolled since the last call; returns the new position.
 */
export function showSelected(from = 0): number {
  const days = document.getElementById(DAYS_ID);
  const row = days?.querySelector("[aria-current]");
  if (!days || !row || days.scrollTop !== from) return from;
  if (getComputedStyle(row).visibility === "hidden") return from;
  const start = days.getBoundingClientRect().top;
  days.scrollTop += row.getBoundingClientRect().top - start - days.clientHeight / 3;
  return days.scrollTop;
}

/** Scrolls to the first row. */
export function showFirst(): void {
  const days = document.getElementById(DAYS_ID);
  if (days) days.scrollTop = 0;
}

/** Keeps the selected day in view from its first paint on, while the document is still parsed. */
export function showSelectedWhileParsing(): void {
  let position = 0;
  const observer = new MutationObserver(() => {
    // The document selects everyone's day; one's own is known once the page is hydrated.
    if (document.documentElement.hasAttribute("data-own-day")) return;
    position = showSelected(position);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
