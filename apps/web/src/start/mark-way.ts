import { PENDING, readingWay, showWay, wayOf } from "../reader/way/reading-way.ts";
import continuous from "../reading/ways/continuous.css?inline";

/** The surahs of a reading, what stands below them, and the footer of a page that has any. */
const UNTIL_SHOWN =
  "@media screen{[aria-labelledby^=surah-],[aria-labelledby^=surah-]~*,:has([aria-labelledby^=surah-]) footer{visibility:hidden}}";
const LATEST_MS = 5000;

/**
 * Sets the text as the reader has chosen before the first paint. Printed pages are loaded first: until they are there
 * nothing is shown in another way, but printed. A document whose address asks for a way is rendered in it.
 */
export function markWay(): void {
  const way = readingWay.get();
  if (wayOf(window.location.search) || way === "verses") return;
  if (way === "page") {
    addStyle(UNTIL_SHOWN).id = PENDING;
    setTimeout(showWay, LATEST_MS);
    return;
  }
  document.documentElement.dataset["way"] = way;
  addStyle(continuous);
}

function addStyle(text: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
  return style;
}
