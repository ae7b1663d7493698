import { createContext, use, useSyncExternalStore } from "react";
import { audioReciter } from "./audio-preferences.ts";
import { initialState, type PlayerState } from "./player-state.ts";
import type { PlayerStore } from "./player-store.ts";
import { type PlayableVerse, playlistOf, type VerseRef, verseKey } from "./playlist.ts";
import { folderUrlOf } from "./reciters.ts";

export interface Player {
  readonly store: PlayerStore;
  /** The verses of the page's reading. */
  readonly verses: readonly PlayableVerse[];
  readonly audioBaseUrl: string;
  /** Plays one verse; while the day is being played, goes on with the day from that verse. */
  readonly playVerse: (verse: VerseRef) => void;
  /** Plays the day from a verse on, or from its first. */
  readonly playDay: (from?: VerseRef) => void;
}

export const PlayerContext = createContext<Player | null>(null);

/** The player of the page. */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (player === null) throw new Error("There is no PlayerProvider above this component");
  return player;
}

const BEFORE = initialState(1, { mode: "off" });

/** What a component needs of the player's state; the selector gives a primitive, or a part of the state itself. */
export function usePlayerState<T>(selector: (state: PlayerState) => T): T {
  const { store } = usePlayer();
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.get()),
    () => selector(BEFORE),
  );
}

type PlayerParts = Pick<Player, "store" | "verses" | "audioBaseUrl">;

export function createPlayer({ store, verses, audioBaseUrl }: PlayerParts): Player {
  const indexOf = (verse: VerseRef) =>
    verses.findIndex((known) => verseKey(known) === verseKey(verse));
  const dayPlaylist = () => playlistOf(verses, folderUrlOf(audioBaseUrl, audioReciter.get()));

  return {
    store,
    verses,
    audioBaseUrl,
    playVerse(verse) {
      const { phase } = store.get();
      const scope = phase.status === "idle" ? "verse" : phase.track.scope;
      const index = indexOf(verse);
      if (index >= 0) store.send({ type: "play", playlist: dayPlaylist(), index, scope });
    },
    playDay(from) {
      const index = from ? indexOf(from) : 0;
      if (index >= 0) store.send({ type: "play", playlist: dayPlaylist(), index, scope: "day" });
    },
  };
}
