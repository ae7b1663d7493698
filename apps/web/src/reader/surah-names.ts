import { SURAH_NAMES } from "@daily-quran/quran/surah-names";
import { useFormats } from "../texts/use-formats.ts";
import { useLanguage } from "../texts/use-texts.ts";

/** Names a surah by its number, where there is no reading to take its name from. */
export function useSurahNames(): (surah: number) => string {
  const names = SURAH_NAMES[useLanguage().served];
  return (surah) => names[surah] ?? "";
}

/** A verse's reference in the page's script, by its key (`86:4`): `At-Tariq 86:4`, `আত-তারিক ৮৬:৪`. */
export function useVerseReference(): (verse: string) => string {
  const nameOf = useSurahNames();
  const { numerals } = useFormats();
  return (verse) => `${nameOf(Number.parseInt(verse, 10))} ${numerals(verse)}`;
}
