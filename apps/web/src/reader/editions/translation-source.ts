import { versePath } from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import type { Verse } from "@daily-quran/domain/reading";
import { LANGUAGE_FACTS, type ReaderLanguage } from "@daily-quran/quran/languages";
import { useQuery } from "@tanstack/react-query";
import { isFor } from "./edition-choices.ts";
import { useEditions } from "./editions.ts";
import { useReadersEditions } from "./tafseer-of-language.ts";

/**
 * The edition that a verse's translation on the page is from; undefined while that is not certain. Where the
 * chosen edition cannot be loaded the page shows the default text, and where it lacks a verse the built-in one.
 */
export function useTranslationSource(
  slot: ReaderLanguage,
  verse: Verse,
): ListedEdition | undefined {
  const { data: editions = [] } = useEditions();
  const chosen = useReadersEditions()[slot];
  const key = `${verse.surahNumber}:${verse.verseNumber}`;
  const { data } = useQuery<Verse>({
    queryKey: [`${versePath(key)}?translation=${chosen}`],
    enabled: chosen !== undefined,
    meta: { ownsError: true },
  });
  const inLanguage = editions.filter((edition) => isFor(slot, edition));
  const builtIn = inLanguage.find((edition) => edition.builtIn);
  const text = LANGUAGE_FACTS[slot].fields.translation;
  const edition = inLanguage.find(({ id, isDefault }) =>
    chosen === undefined ? isDefault : id === chosen && data?.[text] === verse[text],
  );
  return edition?.missingVerses.includes(key) ? builtIn : edition;
}
