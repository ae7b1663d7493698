import { useEffect } from "react";
import type { PlayerState } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";
import { currentKey, isStill, scrollToVerse, verseExtent } from "./verse-on-page.ts";

/** A verse that begins below this part of the window would be read at its foot. */
const COMFORTABLE_PART = 0.6;
const HEADER_PX = 72;
/** What the player and the bar below it may cover at the foot of a phone's window, with a line of the verse above. */
const COVERED_PX = 200;

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

/** Whether to scroll to the verse that a playlist begins with: when the player would cover it, or it is further down. */
export function needsScrollAtStart(top: number, windowHeight: number): boolean {
  return top > windowHeight - COVERED_PX;
}

/** Keeps the playing verse in view for a reader who reads along; one who has scrolled away is left where they are. */
export function useFollowVerse(store: PlayerStore): void {
  useEffect(() => {
    let last = store.get();
    // The player comes with the first verse that plays, after it has begun.
    show(currentKey(last));
    return store.subscribe(() => {
      const state = store.get();
      if (playlistIn(last) === playlistIn(state)) follow(currentKey(last), currentKey(state));
      else show(currentKey(state));
      last = state;
    });
  }, [store]);
}

const playlistIn = ({ phase }: PlayerState) =>
  phase.status === "idle" ? null : phase.track.playlist;

function follow(from: string | null, to: string | null): void {
  if (from === null || to === null || from === to) return;
  if (isStill()) return;
  const [ended, next] = [verseExtent(from), verseExtent(to)];
  if (ended && next && needsScroll(ended, next, window.innerHeight)) scrollToVerse(to);
}

/** What the reader started is where they look already, unless the day was started from its head. */
function show(started: string | null): void {
  if (started === null || isStill()) return;
  const place = verseExtent(started);
  if (place && needsScrollAtStart(place.top, window.innerHeight)) scrollToVerse(started);
}
