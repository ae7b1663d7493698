import { useStoredValue } from "../lib/use-stored-value.ts";
import {
  type LastingTranslation,
  lastingTranslation,
  type TranslationChoice,
  translationChoices,
} from "./reading-preferences.ts";

/** The translation of every day and page; choosing one ends the exceptions of single surahs. */
export function useLastingTranslation(): [
  LastingTranslation | null,
  (translation: LastingTranslation) => void,
] {
  const [lasting, setLasting] = useStoredValue(lastingTranslation);
  const choose = (translation: LastingTranslation) => {
    translationChoices.set({});
    setLasting(translation);
  };
  return [lasting, choose];
}

/** A surah's translation: its exception if it has a key and one, else the lasting choice, else none. */
export function useSurahTranslation(
  key: string | undefined,
): [LastingTranslation, (translation: TranslationChoice) => void] {
  const [lasting, chooseLasting] = useLastingTranslation();
  const [exceptions, setExceptions] = useStoredValue(translationChoices);
  if (key === undefined) return [lasting ?? "no", chooseLasting];
  const choose = (translation: TranslationChoice) =>
    setExceptions({ ...exceptions, [key]: translation });
  return [exceptions[key] ?? lasting ?? "no", choose];
}
