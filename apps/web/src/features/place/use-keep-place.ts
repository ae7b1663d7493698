import type { Position } from "@daily-quran/domain/progress/progress";
import { useEffect, useEffectEvent, useState } from "react";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { versesSet } from "../../reader/verses-on-page.ts";
import { trackPlace } from "./track-place.ts";

interface KeepPlace {
  /** The shared plan (`daily`), or the id of an own one. */
  readonly plan: string;
  /** What is read, in order, as `80:17`; the same array while it is the same. */
  readonly verses: readonly string[];
  readonly positionOf: (verse: string) => Position;
  /** The verse that is played, `80:17`. */
  readonly playing: string | null;
  /** Whether a place in this reading is worth keeping. */
  readonly isWanted: boolean;
  readonly onKept: () => void;
}

/** Remembers the verse that the reader reads or hears; at the first one there is nothing to go on from. */
export function useKeepPlace(props: KeepPlace): void {
  const { plan, verses, positionOf, playing, isWanted, onKept } = props;
  const [keeper] = useState(() => createPlaceKeeper(plan));
  useEffect(() => keeper.start(), [keeper]);
  const keep = useEffectEvent((verse: string) => {
    if (!verses.includes(verse, 1)) return;
    keeper.keep(positionOf(verse));
    onKept();
  });
  useEffect(() => {
    if (!isWanted || !("IntersectionObserver" in window)) return undefined;
    const ids = verses.map((verse) => verse.replace(":", "-"));
    const track = () => trackPlace(ids, (id) => keep(id.replace("-", ":")));
    let stop = track();
    const unsubscribe = versesSet.subscribe(() => {
      stop();
      stop = track();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [verses, isWanted]);
  useEffect(() => {
    if (isWanted && playing !== null) keep(playing);
  }, [playing, isWanted]);
}

/** Places that follow each other quickly are stored once. */
const MIN_INTERVAL_MS = 15_000;

/** Stores where the reader is, and returns a function that stops. */
interface PlaceKeeper {
  readonly start: () => () => void;
  readonly keep: (position: Position) => void;
}

/** Of a plan: the shared one (`daily`) or an own one, by its id. Stores the first place at once, then not more often than every quarter of a minute, and as the page is left. */
function createPlaceKeeper(plan: string): PlaceKeeper {
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
