import { useEffect } from "react";
import type { PlayerState } from "./player-state.ts";
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
    let last = store.get();
    return store.subscribe(() => {
      const state = store.get();
      if (playlistIn(last) === playlistIn(state)) follow(currentKey(last), currentKey(state));
      last = state;
    });
  }, [store]);
}

/** A verse of another playlist is one that the reader pressed, and sees. */
const playlistIn = ({ phase }: PlayerState) =>
  phase.status === "idle" ? null : phase.track.playlist;

function follow(from: string | null, to: string | null): void {
  if (from === null || to === null || from === to) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [ended, next] = [verseExtent(from), verseExtent(to)];
  if (ended && next && needsScroll(ended, next, window.innerHeight)) scrollToVerse(to);
}
