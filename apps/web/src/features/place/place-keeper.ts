import type { Position } from "@daily-quran/domain/progress/progress";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";

/** Places that follow each other quickly are stored once. */
const MIN_INTERVAL_MS = 15_000;

/** Stores where the reader is, and returns a function that stops. */
export interface PlaceKeeper {
  readonly start: () => () => void;
  readonly keep: (position: Position) => void;
}

/** Of a plan: the shared one (`daily`) or an own one, by its id. Stores the first place at once, then not more often than every quarter of a minute, and as the page is left. */
export function createPlaceKeeper(plan: string): PlaceKeeper {
  let stored: string | undefined;
  let latest: Position | undefined;
  let reader: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    // Whoever has read it may have signed out since.
    if (!latest || latest.verse === stored || reader !== sessionHint.get()) return;
    stored = latest.verse;
    void progress.set({ kind: "position", id: plan, value: latest });
  };
  const onHidden = () => {
    if (document.visibilityState === "hidden") store();
  };
  return {
    start() {
      document.addEventListener("visibilitychange", onHidden);
      return () => {
        store();
        document.removeEventListener("visibilitychange", onHidden);
      };
    },
    keep(position) {
      const isFirst = latest === undefined;
      latest = position;
      reader = sessionHint.get();
      if (isFirst) store();
      else timer ??= setTimeout(store, MIN_INTERVAL_MS);
    },
  };
}
