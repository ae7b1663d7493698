import { useStoredValue } from "../lib/storage/use-stored-value.ts";
import { useLanguage } from "../texts/use-texts.ts";
import {
  lastingTranslation,
  type TranslationChoice,
  translationChoices,
} from "./reading-preferences.ts";

/** The translation of every day and page; choosing one ends the exceptions of single surahs. */
export function useLastingTranslation(): [
  TranslationChoice | null,
  (translation: TranslationChoice) => void,
] {
  const [lasting, setLasting] = useStoredValue(lastingTranslation);
  const choose = (translation: TranslationChoice) => {
    translationChoices.set({});
    setLasting(translation);
  };
  return [lasting, choose];
}

/** What home shows until the reader has chosen: in Bengali the Bengali translation, else none. */
export function useUsualTranslation(): TranslationChoice {
  return useLanguage().language === "bn" ? "ban" : "no";
}

/** A surah's translation: its exception if it has a key and one, else the lasting choice, else the usual. */
export function useSurahTranslation(
  key: string | undefined,
): [TranslationChoice, (translation: TranslationChoice) => void] {
  const usual = useUsualTranslation();
  const [lasting, chooseLasting] = useLastingTranslation();
  const [exceptions, setExceptions] = useStoredValue(translationChoices);
  if (key === undefined) return [lasting ?? usual, chooseLasting];
  const choose = (translation: TranslationChoice) =>
    setExceptions({ ...exceptions, [key]: translation });
  return [exceptions[key] ?? lasting ?? usual, choose];
}
