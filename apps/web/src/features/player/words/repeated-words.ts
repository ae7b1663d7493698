import { type Parse, storedValue } from "../../../lib/storage/storage.ts";
import type { PlayerState } from "../machine/player-state.ts";
import { verseKey } from "../machine/playlist.ts";
import type { PlayerStore } from "../player-store.ts";
import type { HeardWord } from "./shown-words.ts";
import { loadTimings, reciterOf, timesOf, verseOf } from "./timings.ts";

const parseWord: Parse<HeardWord> = (value) => {
  const { key, word } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof key === "string" && typeof word === "number" ? { key, word } : undefined;
};

/** The word at which a repeated range begins, where its first verse is still the one with it. */
export const repeatFrom = storedValue<HeardWord | null>("audio-repeat-from", null, parseWord);
/** The word with which a repeated range ends. */
export const repeatTo = storedValue<HeardWord | null>("audio-repeat-to", null, parseWord);

/** A range that ends within the recording ends there. */
export function endRange(store: PlayerStore): void {
  const engine = store.engine();
  const { to } = partOf(store.get());
  if (engine && store.get().phase.status === "playing" && engine.position() >= to) engine.end();
}

/** Keeps to the words at which a range is repeated, by the times of who recites. */
export function followRepeatedWords(store: PlayerStore): () => void {
  let asked: string | undefined;
  const change = () => {
    const { phase, repeat } = store.get();
    const { url, from } = partOf({ phase, repeat });
    store.engine()?.begin(url, from);
    endRange(store);
    if (phase.status === "idle" || repeat.mode !== "range") return;
    const reciter = reciterOf(phase.track.playlist[phase.track.index]?.url ?? "");
    const wanted = [reciter, repeat.first, repeat.last].join(" ");
    if (wanted === asked) return;
    asked = wanted;
    const surahs = [repeat.first, repeat.last].map((key) => verseOf(key).surahNumber);
    void Promise.all(surahs.map((surah) => loadTimings(reciter, surah))).then(change);
  };
  const stops = [store, repeatFrom, repeatTo].map((one) => one.subscribe(change));
  change();
  return () => stops.forEach((stop) => stop());
}

/** What is heard of the recording that plays, in seconds. */
function partOf({ phase, repeat }: Pick<PlayerState, "phase" | "repeat">) {
  const whole = { url: "", from: 0, to: Infinity };
  if (phase.status === "idle" || phase.track.scope === "verse" || repeat.mode !== "range")
    return whole;
  const { playlist, index } = phase.track;
  const { url = "", verse } = playlist[index] ?? {};
  const key = verse && verseKey(verse);
  const timeOf = (end: string, word: HeardWord | null) =>
    key === end && word?.key === key
      ? timesOf(reciterOf(url), verseOf(key))?.[word.word]
      : undefined;
  const [from = 0] = timeOf(repeat.first, repeatFrom.get()) ?? [];
  const [, to = Infinity] = timeOf(repeat.last, repeatTo.get()) ?? [];
  return { url, from, to: to > from ? to : Infinity };
}
