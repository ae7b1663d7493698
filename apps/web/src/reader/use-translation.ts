import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
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

const SPECIFIED = { home: "no", schedule: "both" } as const;

/** The pages whose first translation, in the default language, the specification names. */
export type SpecifiedPage = keyof typeof SPECIFIED;

/** What a page shows until the reader has chosen: its own language, or what the specification names. */
export function useUsualTranslation(page?: SpecifiedPage): TranslationChoice {
  const { served, line } = useLanguage();
  return page && served === DEFAULT_LANGUAGE ? SPECIFIED[page] : line;
}

/** A surah's translation on home: its exception if it has a key and one, else the lasting choice, else the usual. */
export function useSurahTranslation(
  key: string | undefined,
): [TranslationChoice, (translation: TranslationChoice) => void] {
  const usual = useUsualTranslation("home");
  const [lasting, chooseLasting] = useLastingTranslation();
  const [exceptions, setExceptions] = useStoredValue(translationChoices);
  if (key === undefined) return [lasting ?? usual, chooseLasting];
  const choose = (translation: TranslationChoice) =>
    setExceptions({ ...exceptions, [key]: translation });
  return [exceptions[key] ?? lasting ?? usual, choose];
}
