import { folderUrlOf, recordingUrl } from "@daily-quran/domain/recitation/reciters";
import { logFailure } from "../../../lib/failure-log.ts";
import type { VerseRef } from "../machine/playlist.ts";

/** When each word of a verse sounds in its recording, in seconds. */
type WordTimes = readonly (readonly [start: number, end: number])[];

const FILES = import.meta.glob<readonly string[]>(
  "../../../../../../packages/quran-text/dist/timings/*/*.json",
  { import: "default" },
);

/** What loads the times of a surah, by reciter and surah: `Alafasy_128kbps/2`. */
const SURAHS = new Map(
  Object.entries(FILES).map(([path, file]) => [path.split("/").slice(-2).join("/"), file]),
);

/** The verse with a key, `2:255`. */
export function verseOf(key: string): VerseRef {
  const [surahNumber = 0, verseNumber = 0] = key.split(":").map(Number);
  return { surahNumber, verseNumber };
}

/** A reciter's folder, by the address of a recording: `…/Alafasy_128kbps/002255.mp3`. */
export const reciterOf = (url: string): string => url.split("/").at(-2) ?? "";

/** The folder of the reciter who is heard. */
export const chosenReciter = (audioBaseUrl: string, chosen: string | null): string =>
  reciterOf(recordingUrl({ surahNumber: 1, verseNumber: 1 }, folderUrlOf(audioBaseUrl, chosen)));

const nameOf = (reciter: string, surah: number) => `${reciter}/${surah}.json`;

/** Whether it is known when the words of a reciter sound, by the folder of the recordings. */
export const hasTimings = (reciter: string): boolean => SURAHS.has(nameOf(reciter, 1));

const loaded = new Map<string, readonly string[]>();

/** Loads the times of a surah's words; without a network there are none until the next time. */
export async function loadTimings(reciter: string, surah: number): Promise<void> {
  const name = nameOf(reciter, surah);
  const file = SURAHS.get(name);
  if (!file || loaded.has(name)) return;
  try {
    loaded.set(name, await file());
  } catch (error) {
    logFailure("times of words", error);
  }
}

/** The times of a verse's words, once they are loaded; of 11 verses there are none. */
export function timesOf(
  reciter: string,
  { surahNumber, verseNumber }: VerseRef,
): WordTimes | undefined {
  const line = loaded.get(nameOf(reciter, surahNumber))?.[verseNumber - 1];
  if (!line) return undefined;
  let sum = 0;
  const times = line.split(" ").map((step) => (sum += Number(step)) / 100);
  return Array.from({ length: times.length / 2 }, (_, at) => [
    times[2 * at] ?? 0,
    times[2 * at + 1] ?? 0,
  ]);
}

/** The word that sounds: in a pause, the one before it. */
export const wordAt = (times: WordTimes, seconds: number): number =>
  Math.max(
    0,
    times.findLastIndex(([start]) => start <= seconds),
  );
