import { useEffect } from "react";
import type { PlayerState } from "../machine/player-state.ts";
import { currentKey } from "../player-context.ts";
import type { PlayerStore } from "../player-store.ts";
import { prefersReducedMotion, scrollToVerse, verseExtent } from "./verse-on-page.ts";

/** Below this part of the window a verse is too low to read. */
const COMFORTABLE_PART = 0.6;
const HEADER_PX = 72;
/** What the player and the bottom bar may cover on a phone, plus one line of text. */
const COVERED_PX = 250;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Scroll if the reader was at the ended verse and the new one is out of reading position. */
export function needsScroll(ended: Extent, next: Extent, windowHeight: number): boolean {
  const wasFollowed = ended.bottom > 0 && ended.top < windowHeight;
  const isComfortable = next.top >= HEADER_PX && next.top <= windowHeight * COMFORTABLE_PART;
  return wasFollowed && !isComfortable;
}

/** Scroll to the first verse if it is further down or under the player. */
export function needsScrollAtStart(top: number, windowHeight: number): boolean {
  return top > windowHeight - COVERED_PX;
}

/** Scrolls along with the playing verse, unless the reader has scrolled away. */
export function useFollowVerse(store: PlayerStore): void {
  useEffect(() => {
    let last = store.get();
    // The player appears after the first verse has started.
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
  if (prefersReducedMotion()) return;
  const [ended, next] = [verseExtent(from), verseExtent(to)];
  if (ended && next && needsScroll(ended, next, window.innerHeight)) scrollToVerse(to);
}

/** No scroll for a verse the reader started: it is in view, unless the day was started at its top. */
function show(started: string | null): void {
  if (started === null || prefersReducedMotion()) return;
  const extent = verseExtent(started);
  if (extent && needsScrollAtStart(extent.top, window.innerHeight)) scrollToVerse(started);
}
