import type { Surah } from "@daily-quran/domain/reading";
import { useLanguage, useTexts } from "../texts/use-texts.ts";

type SurahNames = Pick<Surah, "number" | "englishName"> & Partial<Pick<Surah, "bengaliName">>;

/** Names a surah in the language of the document, by its number where it has no name. */
export function useSurahName(): (surah: SurahNames) => string {
  const t = useTexts("reading");
  const { fields } = useLanguage();
  return (surah) => surah[fields.name] || t("surah", { number: surah.number });
}
