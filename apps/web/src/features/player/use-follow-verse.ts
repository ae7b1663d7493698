import { useEffect } from "react";
import type { PlayerStore } from "./player-store.ts";
import { currentKey, scrollToVerse, verseExtent } from "./verse-on-page.ts";

/** A verse that begins below this part of the window would be read at its foot. */
const COMFORTABLE_PART = 0.6;
const HEADER_PX = 72;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Whether to scroll: when the reader was at the verse that ended, and the new one is not where one reads. */
export function needsScroll(ended: Extent, next: Extent, windowHeight: number): boolean {
  const wasFollowed = ended.bottom > 0 && ended.top < windowHeight;
  const isComfortable = next.top >= HEADER_PX && next.top <= windowHeight * COMFORTABLE_PART;
  return wasFollowed && !isComfortable;
}

/** Keeps the playing verse in view for a reader who reads along; one who has scrolled away is left where they are. */
export function useFollowVerse(store: PlayerStore): void {
  useEffect(() => {
    let last = currentKey(store.get());
    return store.subscribe(() => {
      const key = currentKey(store.get());
      if (key === last) return;
      follow(last, key);
      last = key;
    });
  }, [store]);
}

function follow(from: string | null, to: string | null): void {
  if (from === null || to === null) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [ended, next] = [verseExtent(from), verseExtent(to)];
  if (ended && next && needsScroll(ended, next, window.innerHeight)) scrollToVerse(to);
}
