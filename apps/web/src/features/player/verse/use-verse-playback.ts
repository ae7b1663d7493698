import { usePlayerState } from "../player-context.ts";
import type { Failure, PlayerState } from "../machine/player-state.ts";
import type { VerseRef } from "../machine/playlist.ts";

/** What the player does with one verse: nothing (`idle`), or what the reader sees and hears of it. */
export type VersePlayback = "idle" | "loading" | "playing" | "paused" | "error";

/** The state of one verse's recitation; a row that is not `idle` is the current one. */
export function useVersePlayback(verse: VerseRef): VersePlayback {
  return usePlayerState((state) => playbackOf(state, verse));
}

/** What last went wrong with this verse, if anything did. */
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
