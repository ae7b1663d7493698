import { createContext, use, useSyncExternalStore } from "react";
import { audioReciter } from "./audio-preferences.ts";
import { initialState, type PlayerState } from "./machine/player-state.ts";
import type { PlayerStore } from "./player-store.ts";
import { type PlayableVerse, playlistOf, type VerseRef, verseKey } from "./machine/playlist.ts";
import { folderUrlOf } from "./engine/reciters.ts";
import type { Scope } from "./machine/repeat.ts";

export interface Player {
  readonly store: PlayerStore;
  /** The playable verses of the page. */
  readonly verses: readonly PlayableVerse[];
  /** The reading's verse keys in order; empty where each verse is played alone. */
  readonly readingKeys: readonly string[];
  readonly audioBaseUrl: string;
  /** Plays one verse; while the day plays, continues the day from there. */
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

/** Selects from the player's state; return a primitive or a part of the state, to avoid rerenders. */
export function usePlayerState<T>(selector: (state: PlayerState) => T): T {
  const { store } = usePlayer();
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.get()),
    () => selector(BEFORE),
  );
}

interface PlayerParts extends Pick<Player, "store" | "verses" | "audioBaseUrl"> {
  readonly isReading: boolean;
}

export function createPlayer({ store, verses, audioBaseUrl, isReading }: PlayerParts): Player {
  const indexOf = (verse: VerseRef) =>
    verses.findIndex((known) => verseKey(known) === verseKey(verse));
  const play = (index: number, scope: Scope) => {
    const all = playlistOf(verses, folderUrlOf(audioBaseUrl, audioReciter.get()));
    const alone = all.slice(index, index + 1);
    if (isReading) store.send({ type: "play", playlist: all, index, scope });
    else store.send({ type: "play", playlist: alone, index: 0, scope: "verse" });
  };

  return {
    store,
    verses,
    readingKeys: isReading ? verses.map(verseKey) : [],
    audioBaseUrl,
    playVerse(verse) {
      const { phase } = store.get();
      const scope = phase.status === "idle" ? "verse" : phase.track.scope;
      const index = indexOf(verse);
      if (index >= 0) play(index, scope);
    },
    playDay(from) {
      const index = from ? indexOf(from) : 0;
      if (index >= 0) play(index, "day");
    },
  };
}
