import { folderUrlOf } from "@daily-quran/domain/recitation/reciters";
import { createContext, use, useSyncExternalStore } from "react";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";
import { initialState, type PlayerState } from "./machine/player-state.ts";
import type { PlayerStore } from "./player-store.ts";
import { type PlayableVerse, playlistOf, type VerseRef, verseKey } from "./machine/playlist.ts";
import { commands } from "../../reader/commands.ts";
import { repeatOn, type Scope } from "./machine/repeat.ts";

export interface Player {
  readonly store: PlayerStore;
  /** The playable verses of the page. */
  readonly verses: readonly PlayableVerse[];
  readonly audioBaseUrl: string;
  /** Plays a verse by its key, and the day on from there if it plays; pauses or resumes the current one. */
  readonly pressVerse: (key: string) => void;
  /** Plays the day from a verse on, or from its first. */
  readonly playDay: (from?: VerseRef) => void;
}

export const PlayerContext = createContext<Player | null>(null);

/** The store that all pages share, so that a recitation goes on from page to page. */
export const SharedPlayerContext = createContext<PlayerStore | null>(null);

/** The player of the page. */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (player === null) throw new Error("No PlayerProvider");
  return player;
}

const BEFORE = initialState(1, { mode: "off" });

/** Whether the playing list is that of the page's reading. */
export const isOfPage = ({ phase }: PlayerState, verses: readonly PlayableVerse[]): boolean =>
  phase.status !== "idle" &&
  phase.track.playlist.length === verses.length &&
  phase.track.playlist.every(({ verse }, at) => {
    const known = verses[at];
    return known !== undefined && verseKey(known) === verseKey(verse);
  });

/** The key of the playing verse, or null. */
export function currentKey({ phase }: PlayerState): string | null {
  const verse =
    phase.status === "idle" ? undefined : phase.track.playlist[phase.track.index]?.verse;
  return verse ? verseKey(verse) : null;
}

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
  const readingKeys = isReading ? verses.map(verseKey) : [];
  const indexOf = (key: string) => verses.findIndex((known) => verseKey(known) === key);
  const play = (index: number, scope: Scope) => {
    const all = playlistOf(verses, folderUrlOf(audioBaseUrl, audioReciter.get()));
    store.send({ type: "speedChosen", speed: audioSpeed.get() });
    store.send({ type: "repeatChosen", repeat: repeatOn(readingKeys, audioRepeat.get()) });
    const alone = all.slice(index, index + 1);
    if (isReading) store.send({ type: "play", playlist: all, index, scope });
    else store.send({ type: "play", playlist: alone, index: 0, scope: "verse" });
  };

  return {
    store,
    verses,
    audioBaseUrl,
    pressVerse(key) {
      commands.countVerse?.(key);
      const state = store.get();
      const { phase } = state;
      if (currentKey(state) === key) return store.send({ type: "toggle" });
      const isGoingOn = phase.status !== "idle" && isOfPage(state, verses);
      const scope = isGoingOn ? phase.track.scope : "verse";
      const index = indexOf(key);
      if (index >= 0) play(index, scope);
    },
    playDay(from) {
      const index = from ? indexOf(verseKey(from)) : 0;
      if (index >= 0) play(index, "day");
    },
  };
}
