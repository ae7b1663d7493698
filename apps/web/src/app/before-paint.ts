/** Runs inline in the document's head: what the reader chose is there at the first paint, with no flash and no shift. */
import { applyTheme } from "../features/appearance/theme-choice.ts";
import { markDayOverride } from "../features/day/day-override.ts";
import { restoreChoicesWhileParsing } from "../lib/restore-choices.ts";
import { markSession } from "../lib/session-hint.ts";

// The face came with its style sheet, yet a browser makes it ready only once asked for.
void document.fonts.load("1em Quran");
applyTheme();
markSession();
markDayOverride();
restoreChoicesWhileParsing();
