import type { ListedEdition } from "@daily-quran/domain/edition";
import { useStoredValue } from "../lib/use-stored-value.ts";
import { useLanguage } from "../texts/use-texts.ts";
import { useEditions } from "./editions.ts";
import { lastingTranslation, tafseer } from "./reading-preferences.ts";

const LANGUAGES = { eng: "en", ban: "bn" } as const;

/**
 * The commentary in the language of the reader's translation, without a choice in the document's, if the default is in another; undefined while
 * commentaries are hidden.
 */
export function useTafseerOfLanguage(): string | undefined {
  const [visibility] = useStoredValue(tafseer);
  const [translation] = useStoredValue(lastingTranslation);
  const isBengali = useLanguage().language === "bn";
  const usual = isBengali && translation === null ? "bn" : undefined;
  const language = translation === "eng" || translation === "ban" ? LANGUAGES[translation] : usual;
  const isWanted = visibility === "shown" && language !== undefined;
  const { data: editions } = useEditions(isWanted);
  if (!isWanted) return undefined;
  const own = editions?.find((edition) => isDefaultOf(language, edition));
  return own?.isDefault ? undefined : own?.id;
}

const isDefaultOf = (language: string, edition: ListedEdition) =>
  edition.kind === "tafseer" && edition.language === language && edition.isLanguageDefault;
