import { versesOnPage } from "../../reader/verses-on-page.ts";

const HEADER_PX = 64;

/** Scrolls a verse into the part of the window that the sheet leaves free, if there is none. */
export function keepTextInSight(sheet: HTMLElement): void {
  const { top, width } = sheet.getBoundingClientRect();
  if (width < document.documentElement.clientWidth) return;
  const verses = versesOnPage();
  const next = verses.find((verse) => verse.getBoundingClientRect().top >= HEADER_PX);
  if (!next || next.getBoundingClientRect().bottom <= top) return;
  next.scrollIntoView({ block: "start" });
}
