import type { Surah } from "@daily-quran/domain/reading";
import { type PlayableVerse, playableVerses } from "../features/player/machine/playlist.ts";
import { useSurahName } from "../reader/surah-name.ts";
import { useFormats } from "../texts/use-formats.ts";

/** The verses of a reading for the player, with titles in the language of the document. */
export function usePlayableVerses(surahs: readonly Surah[]): readonly PlayableVerse[] {
  const nameOf = useSurahName();
  const { numerals } = useFormats();
  return playableVerses(surahs, (surah, key) => `${nameOf(surah)} ${numerals(key)}`);
}
