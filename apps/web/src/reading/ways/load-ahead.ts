import type { Script } from "@daily-quran/quran/scripts";
import { script } from "../../reader/script/script.ts";
import type { ReadingWay } from "../../reader/way/reading-way.ts";
import { continuous, printed } from "./verses-in-way.tsx";
import { InIndoPak } from "../../reader/script/in-script.tsx";

/** Loads what the page shows in a script, in every way. */
export async function loadScript(chosen: Script): Promise<void> {
  if (chosen === "indopak") await Promise.all([loadIndoPakPages(), loadIndoPak()]);
}

const loadIndoPakPages = async () => await (await continuous.load()).loadPages();

/** Loads what sets verses in a way, in the script that is chosen. */
export async function loadWay(way: ReadingWay): Promise<void> {
  if (way === "verses") return;
  await Promise.all([
    (way === "page" ? printed : continuous).load(),
    loadScript(script.get() ?? "uthmani"),
  ]);
}

/** Loads all that may be chosen; what fails is asked for again when it is chosen. */
const loadAhead = (): void => void Promise.allSettled([printed.load(), loadScript("indopak")]);

/** Settings that load what may be chosen as soon as they are neared. */
export const NEARED = { onPointerEnter: loadAhead, onFocus: loadAhead };

/** The same as soon as the panel is opened that they are in. */
export function loadWhenOpened(settings: HTMLElement | null) {
  const panel = settings?.closest("[popover]");
  if (panel?.matches(":popover-open")) loadAhead();
  const toggle = (event: Event) => {
    if ((event as ToggleEvent).newState === "open") loadAhead();
  };
  panel?.addEventListener("toggle", toggle);
  return () => panel?.removeEventListener("toggle", toggle);
}

/** Loads what the verses of the page need in the Indo-Pak script: all of them change in one render then. */
async function loadIndoPak(): Promise<void> {
  const [{ loadTextsOnPage }] = await Promise.all([
    import("../../reader/script/indo-pak-texts.ts"),
    InIndoPak.load(),
  ]);
  await loadTextsOnPage();
}
