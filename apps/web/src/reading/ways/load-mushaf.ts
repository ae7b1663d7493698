import { type ReadingWay, readingWay, wayOf } from "../../reader/way/reading-way.ts";
import { script } from "../../reader/script/script.ts";
import { loadContinuous } from "./later-continuous.tsx";

/** What names or shows printed pages: those of one flow are at its margin. */
const hasPages = (way: ReadingWay): boolean => way === "page" || way === "continuous";

/** Loads the pages in the script that is chosen, for a way. */
export async function loadMushafFor(way: ReadingWay): Promise<void> {
  if (script.get() === "indopak" && hasPages(way)) await loadIndoPak();
}

/** Loads the pages in the other script, where there are pages. */
export async function loadIndoPakPages(): Promise<void> {
  if (hasPages(wayOf(window.location.search) ?? readingWay.get())) await loadIndoPak();
}

const loadIndoPak = async () => await (await loadContinuous()).loadMushaf();
