import { usePlayerState } from "../player-context.ts";
import type { Failure, PlayerState } from "../machine/player-state.ts";
import type { VerseRef } from "../machine/playlist.ts";

/** The playback state of one verse; `idle` when it is not the current one. */
export type VersePlayback = "idle" | "loading" | "playing" | "paused" | "error";

/** The playback state of one verse; a row that is not `idle` is current. */
export function useVersePlayback(verse: VerseRef): VersePlayback {
  return usePlayerState((state) => playbackOf(state, verse));
}

/** The last failure of this verse, if any. */
export function useVerseFailure(verse: VerseRef): Failure | null {
  return usePlayerState(({ phase }) => {
    const notice = phase.status === "idle" ? null : phase.track.notice;
    if (phase.status === "idle" || notice === null) return null;
    return isVerse(phase.track.playlist[notice.index]?.verse, verse) ? notice.failure : null;
  });
}

function playbackOf({ phase }: PlayerState, verse: VerseRef): VersePlayback {
  if (phase.status === "idle") return "idle";
  const { playlist, index } = phase.track;
  if (!isVerse(playlist[index]?.verse, verse)) return "idle";
  return phase.status === "between" ? "playing" : phase.status;
}

const isVerse = (one: VerseRef | undefined, other: VerseRef) =>
  one?.surahNumber === other.surahNumber && one.verseNumber === other.verseNumber;
