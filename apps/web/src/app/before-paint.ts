/** Runs inline in the document's head: what the reader chose is there at the first paint, with no flash and no shift. */
import * as webPaths from "@daily-quran/domain/web-paths";
import { applyTheme } from "../features/appearance/theme-choice.ts";
import { dayOverride, markDayOverride } from "../features/day/day-override.ts";
import { showSelectedWhileParsing } from "../features/schedule/show-selected.ts";
import { keepEarlyChoices, restoreChoicesWhileParsing } from "../lib/restore-choices.ts";
import { markSession } from "../reader/session-hint.ts";
import { fetchScriptsAfterText } from "./later-scripts.ts";

// The face came with its style sheet, yet a browser makes it ready only once asked for.
void document.fonts.load("1em Quran");
applyTheme();
markSession();
markDayOverride();
restoreChoicesWhileParsing();
keepEarlyChoices();
if (opensAtToday()) showSelectedWhileParsing();
fetchScriptsAfterText();

/** Whether it is the schedule as the server wrote it: no day asked for, none of the reader's own, and no place to go back to. */
function opensAtToday(): boolean {
  const { pathname, search, hash } = window.location;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    pathname === webPaths.schedule &&
    search + hash === "" &&
    visit?.type === "navigate" &&
    dayOverride.get() === null
  );
}
