import type { ListedEdition } from "@daily-quran/domain/edition";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useLanguage } from "../../texts/use-texts.ts";
import { type EditionChoices, editionChoices } from "./edition-choices.ts";
import { useEditions } from "./editions.ts";
import { tafseer } from "../reading-preferences.ts";

/**
 * The commentary in the page's language, if the default is in another. Undefined while commentaries are hidden,
 * unless `evenHidden`.
 */
export function useTafseerOfLanguage({ evenHidden = false } = {}): string | undefined {
  const [visibility] = useStoredValue(tafseer);
  const { served: language } = useLanguage();
  const isWanted = evenHidden || visibility === "shown";
  const { data: editions } = useEditions(isWanted);
  if (!isWanted) return undefined;
  const own = editions?.find((edition) => isDefaultOf(language, edition));
  return own?.isDefault ? undefined : own?.id;
}

/** The editions that the reader has chosen, with the commentary in their language where none is. */
export function useReadersEditions(options?: { readonly evenHidden: boolean }): EditionChoices {
  const [chosen] = useStoredValue(editionChoices);
  const own = useTafseerOfLanguage(options);
  return own === undefined ? chosen : { tafseer: own, ...chosen };
}

const isDefaultOf = (language: string, edition: ListedEdition) =>
  edition.kind === "tafseer" && edition.language === language && edition.isLanguageDefault;
