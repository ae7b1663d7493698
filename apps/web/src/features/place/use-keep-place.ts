import type { Position } from "@daily-quran/domain/progress/progress";
import { useEffect, useEffectEvent, useState } from "react";
import { createPlaceKeeper } from "./place-keeper.ts";
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
    return trackPlace(ids, (id) => keep(id.replace("-", ":")));
  }, [verses, isWanted]);
  useEffect(() => {
    if (isWanted && playing !== null) keep(playing);
  }, [playing, isWanted]);
}
