/**
 * Runs inline, so that the reader's settings apply at the first paint, without flash or shift: in the head, or at the
 * end of the first verse, where it comes sooner.
 */
import { withoutLanguage } from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { dayOverride, markDayOverride } from "../reader/day/day-override.ts";
import { reserveLines } from "../features/group/today/line-count.ts";
import { reserveContinueLine } from "../features/place/continue-hint.ts";
import { applyTheme } from "../features/appearance/theme-choice.ts";
import { markNewcomer } from "../features/day/first-visits.ts";
import { markPastDay } from "../features/day/past-day.ts";
import { markRail } from "../features/preferences/rail-choice.ts";
import { keepEarlyKeys } from "../features/keyboard/early-keys.ts";
import { showSelectedWhileParsing } from "../features/schedule/show-selected.ts";
import {
  keepEarlyChoices,
  restoreChoicesWhileParsing,
} from "../lib/before-hydration/restore-choices.ts";
import { replayEarlyPress } from "../lib/before-hydration/early-press.ts";
import { readStored } from "../lib/storage/storage.ts";
import { keepEarlyFailures } from "../lib/early-failures.ts";
import { keepInstallPrompt } from "../lib/install-prompt.ts";
import { adoptEarlierPreferences } from "../reader/earlier-preferences.ts";
import { markPronunciation } from "../reader/pronunciation.ts";
import { awaitScript } from "../reader/script/script.ts";
import { markSession, sessionHint } from "../reader/server/session-hint.ts";
import { followLanguage } from "./follow-language.ts";
import { moveLate } from "./inline-sheets.ts";
import { fetchScriptsAfterText } from "./later-scripts.ts";
import { layOutLater } from "./lay-out-later.ts";
import { markWay } from "./mark-way.ts";

// The CSP forbids `eval`: zod, in pages with forms, is told not to try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Nothing of an earlier visit waits to be shown.
const isNewcomer = readStored(sessionHint.name) === undefined;

document.documentElement.style.removeProperty("visibility");
moveLate();
applyTheme();
markNewcomer();
keepEarlyFailures();
// Cookies are read slowly.
if (!isNewcomer) followLanguage();
keepInstallPrompt();
// The font is inlined in a style sheet, but a browser decodes a font only on request.
void document.fonts.load("1em Quran");
void document.fonts.load("1em InlineBengali", "\u0995");
markSession();
reserveLines();
reserveContinueLine();
markDayOverride();
markPastDay();
adoptEarlierPreferences();
markPronunciation();
awaitScript();
markRail();
markWay();
restoreChoicesWhileParsing();
keepEarlyChoices();
if (opensAtToday()) showSelectedWhileParsing();
layOutLater();
keepEarlyKeys();
replayEarlyPress();
fetchScriptsAfterText(isNewcomer && isAsRendered());

/** The schedule's list scrolls to another day by script, and a cached document may be of the day before. */
function isAsRendered(): boolean {
  if (document.documentElement.hasAttribute("data-past-day")) return false;
  const path = withoutLanguage(window.location.pathname);
  return !path.startsWith(webPaths.schedule) || opensAtToday();
}

/**
 * Whether this is the schedule exactly as rendered: no day requested, no day override, no position to
 * restore.
 */
function opensAtToday(): boolean {
  const { pathname, search, hash } = window.location;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    withoutLanguage(pathname) === webPaths.schedule &&
    search + hash === "" &&
    visit?.type === "navigate" &&
    dayOverride.get() === null
  );
}
