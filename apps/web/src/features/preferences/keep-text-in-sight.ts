import { versesOnPage } from "../../reader/verses-on-page.ts";

const HEADER_PX = 64;

/** A line of Arabic and of its translation. */
const LINES_PX = 120;

/** Scrolls a verse into the part of the window that the sheet leaves free, if none begins there. */
export function keepTextInSight(sheet: HTMLElement): void {
  const { top, width } = sheet.getBoundingClientRect();
  if (width < document.documentElement.clientWidth) return;
  const verses = versesOnPage();
  const next = verses.find((verse) => verse.getBoundingClientRect().top >= HEADER_PX);
  if (!next || next.getBoundingClientRect().top + LINES_PX <= top) return;
  next.scrollIntoView({ block: "start" });
}
