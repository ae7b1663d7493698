import { recordingUrl } from "@daily-quran/domain/recitation/reciters";
import type { Surah } from "@daily-quran/domain/reading";

/** Which verse of which surah. */
export interface VerseRef {
  readonly surahNumber: number;
  readonly verseNumber: number;
}

/** A verse with its title for lock screens and the player: `Al-Baqarah 2:255`. */
export interface PlayableVerse extends VerseRef {
  readonly title: string;
}

export interface PlaylistItem {
  readonly verse: PlayableVerse;
  readonly url: string;
}

/** A verse's name for people: `2:255`. */
export const verseKey = ({ surahNumber, verseNumber }: VerseRef): string =>
  `${surahNumber}:${verseNumber}`;

/** The verses of a day's reading in order, each titled by its surah and its key. */
export function playableVerses(
  surahs: readonly Surah[],
  titleOf: (surah: Surah, key: string) => string,
): readonly PlayableVerse[] {
  return surahs.flatMap((surah) =>
    surah.verses.map(({ surahNumber, verseNumber }) => ({
      surahNumber,
      verseNumber,
      title: titleOf(surah, verseKey({ surahNumber, verseNumber })),
    })),
  );
}

/** Adds to each verse the URL of its recording. */
export function playlistOf(
  verses: readonly PlayableVerse[],
  folderUrl: string,
): readonly PlaylistItem[] {
  return verses.map((verse) => ({ verse, url: recordingUrl(verse, folderUrl) }));
}
