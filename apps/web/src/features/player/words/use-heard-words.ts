import { folderUrlOf, recordingUrl } from "@daily-quran/domain/recitation/reciters";
import { useEffect } from "react";
import { commands } from "../../../reader/commands.ts";
import { audioReciter, audioSpeed } from "../audio-preferences.ts";
import type { PlayerState } from "../machine/player-state.ts";
import { verseKey } from "../machine/playlist.ts";
import type { Player } from "../player-context.ts";
import type { PlayerStore } from "../player-store.ts";
import { endRange, followRepeatedWords } from "./repeated-words.ts";
import { type HeardWord, wordAtPoint, piecesOfWord } from "./shown-words.ts";
import {
  chosenReciter,
  hasTimings,
  loadTimings,
  reciterOf,
  timesOf,
  verseOf,
  wordAt,
} from "./timings.ts";
import "./word-marks.css";

const CONTROL = "a, button, input, summary, label, [role=dialog]";

/** Marks the word that sounds, and plays the one that is pressed. */
export function useHeardWords({ store, audioBaseUrl }: Pick<Player, "store" | "audioBaseUrl">) {
  useEffect(() => followWords(store), [store]);
  useEffect(() => followRepeatedWords(store), [store]);
  useEffect(() => {
    const press = playPressedWord(store, audioBaseUrl);
    // Before what else a press on a verse does.
    document.addEventListener("click", press, { capture: true });
    return () => document.removeEventListener("click", press, { capture: true });
  }, [store, audioBaseUrl]);
}

/** The verse that plays, with whose recording it is. */
function playingOf({ phase }: PlayerState) {
  const item = phase.status === "idle" ? undefined : phase.track.playlist[phase.track.index];
  return item && { verse: item.verse, reciter: reciterOf(item.url) };
}

function followWords(store: PlayerStore): () => void {
  let frame = 0;
  let asked: string | undefined;
  const show = () => {
    const playing = playingOf(store.get());
    const times = playing && timesOf(playing.reciter, playing.verse);
    markWord(
      times && {
        key: verseKey(playing.verse),
        word: wordAt(times, store.engine()?.position() ?? 0),
      },
    );
  };
  const tick = () => {
    const isPlaying = store.get().phase.status === "playing";
    if (isPlaying) {
      show();
      endRange(store);
    }
    frame = isPlaying ? requestAnimationFrame(tick) : 0;
  };
  const change = () => {
    const state = store.get();
    const playing = playingOf(state);
    const wanted = playing && `${playing.reciter} ${verseKey(playing.verse)}`;
    if (!playing) markWord(undefined);
    else if (wanted !== asked) void loadTimings(playing.reciter, playing.verse.surahNumber);
    asked = wanted;
    if (frame === 0 && state.phase.status === "playing") frame = requestAnimationFrame(tick);
  };
  change();
  const unsubscribe = store.subscribe(change);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    markWord(undefined);
  };
}

/** Plays the word that is pressed, and stops; the verse, where it has no times. */
function playPressedWord(store: PlayerStore, audioBaseUrl: string) {
  let audio: HTMLAudioElement | undefined;
  return (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(CONTROL)) return;
    const reciter = chosenReciter(audioBaseUrl, audioReciter.get());
    if (!hasTimings(reciter) || getSelection()?.type === "Range") return;
    const pressed = wordAtPoint(event);
    if (!pressed) return;
    event.stopPropagation();
    store.send({ type: "pause" });
    audio?.pause();
    const folder = folderUrlOf(audioBaseUrl, audioReciter.get());
    audio = new Audio(recordingUrl(verseOf(pressed.key), folder));
    void playWord(audio, reciter, pressed);
  };
}

async function playWord(audio: HTMLAudioElement, reciter: string, pressed: HeardWord) {
  const verse = verseOf(pressed.key);
  await loadTimings(reciter, verse.surahNumber);
  const time = timesOf(reciter, verse)?.[pressed.word];
  if (!time) return commands.playVerse?.(pressed.key);
  const [start, end] = time;
  audio.currentTime = start;
  audio.playbackRate = audioSpeed.get();
  try {
    await audio.play();
  } catch {
    // Another word was pressed, or the recording does not come: the verse's own button says so.
    return undefined;
  }
  const follow = () => {
    if (!audio.paused && audio.currentTime >= end) audio.pause();
    markWord(audio.paused ? undefined : pressed);
    if (!audio.paused) requestAnimationFrame(follow);
  };
  return follow();
}

const NAME = "heard-word";

let marked: (HeardWord & { readonly pieces: readonly Range[] }) | undefined;

/** Marks the word that sounds, wherever it is shown; browsers without highlights mark its verse alone. */
function markWord(word: HeardWord | undefined): void {
  if (!("Highlight" in globalThis)) return;
  const isSame = word?.key === marked?.key && word?.word === marked?.word;
  // What is set in another way or script has other elements.
  if (isSame && (marked?.pieces ?? []).every((piece) => piece.startContainer.isConnected)) return;
  marked = word && { ...word, pieces: piecesOfWord(word.key, word.word) };
  if (marked) CSS.highlights.set(NAME, new Highlight(...marked.pieces));
  else CSS.highlights.delete(NAME);
}
