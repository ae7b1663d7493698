import type { Reading } from "@daily-quran/domain/reading";
import { useEffect, useEffectEvent, useState } from "react";
import { createPlaceKeeper } from "./place-keeper.ts";
import { trackPlace } from "./track-place.ts";

interface KeepPlace {
  readonly reading: Reading;
  /** The verse that is played, `80:17`. */
  readonly playing: string | null;
  /** Whether a place in this reading is worth keeping. */
  readonly isWanted: boolean;
  readonly onKept: () => void;
}

/** Remembers the verse that the reader reads or hears; at the first one of a day there is nothing to go on from. */
export function useKeepPlace({ reading, playing, isWanted, onKept }: KeepPlace): void {
  const [keeper] = useState(createPlaceKeeper);
  useEffect(() => keeper.start(), [keeper]);
  const keep = useEffectEvent((verse: string) => {
    if (!versesOf(reading).includes(verse, 1)) return;
    keeper.keep({ verse, day: reading.day });
    onKept();
  });
  useEffect(() => {
    if (!isWanted || !("IntersectionObserver" in window)) return undefined;
    const ids = versesOf(reading).map((verse) => verse.replace(":", "-"));
    return trackPlace(ids, (id) => keep(id.replace("-", ":")));
  }, [reading, isWanted]);
  useEffect(() => {
    if (isWanted && playing !== null) keep(playing);
  }, [playing, isWanted]);
}

const versesOf = ({ surahs }: Reading): readonly string[] =>
  surahs.flatMap(({ verses }) =>
    verses.map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`),
  );
