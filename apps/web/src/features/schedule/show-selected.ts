/** The list of days, which scrolls by itself. */
export const DAYS_ID = "days";

/** Where the history entry's list stood, and the day of a fragment (`#day-200`), which comes first. */
const keptPlace = (): unknown => (history.state as { readonly days?: unknown } | null)?.days;
const askedRow = (): string => /^#day-\d+$/.exec(location.hash)?.[0] ?? "";

/** Stores in the history entry where the reader has scrolled the list; returns a function that stops it. */
export function keepPlace(days: HTMLElement, shown: number): () => void {
  let timer: number | undefined;
  const onScroll = () => {
    window.clearTimeout(timer);
    // Browsers refuse an entry that is written more than a few times a second.
    timer = window.setTimeout(() => {
      if (days.scrollTop === shown) return;
      history.replaceState({ ...(history.state as object), days: days.scrollTop }, "");
    }, 150);
  };
  days.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    window.clearTimeout(timer);
    days.removeEventListener("scroll", onScroll);
  };
}

/**
 * Scrolls the list to its stored place, else to the selected day; returns the new position. Does nothing when
 * the reader has scrolled since the last call.
 */
export function showSelected(from = 0): number {
  const days = document.getElementById(DAYS_ID);
  const asked = askedRow();
  const row = (asked && days?.querySelector(asked)) || days?.querySelector("[aria-current]");
  if (!days || !row || days.scrollTop !== from) return from;
  const kept = keptPlace();
  if (!asked && typeof kept === "number") {
    days.scrollTop = kept;
    return days.scrollTop;
  }
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

/** Shows the selected day as soon as the list is parsed, once: each look is a layout of the whole page. */
export function showSelectedWhileParsing(): void {
  const show = () => {
    observer.disconnect();
    // The document selects everyone's day; one's own is known once the page is hydrated.
    if (!document.documentElement.hasAttribute("data-own-day")) showSelected();
  };
  const observer = new MutationObserver(() => {
    if (isParsed(document.getElementById(DAYS_ID))) show();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", show);
}

/** The parser is past an element once something follows it. */
const isParsed = (element: Element | null): boolean =>
  element !== null && (element.nextSibling !== null || isParsed(element.parentElement));
