/**
 * Runs inline in the head, before the first verse: what a newcomer's first paint needs. Whoever has stored something
 * sees nothing until before-paint.ts has applied it.
 */
import { markNewcomer } from "../features/day/first-visits.ts";
import { applyTheme } from "../features/appearance/theme-choice.ts";
import { hasStored } from "../lib/storage/storage.ts";

if (hasStored()) document.documentElement.style.visibility = "hidden";
applyTheme();
markNewcomer();
