import type { Pronunciation } from "@daily-quran/domain/pronunciation";
import { useLayoutEffect } from "react";
import { useStoredValue } from "../lib/storage/use-stored-value.ts";
import { useLanguage } from "../texts/use-texts.ts";
import { markPronunciation, pronunciation, usualStyle } from "./pronunciation.ts";

/** The style of pronunciation that the reader sees, and the setter of a choice. */
export function usePronunciation(): [Pronunciation, (chosen: Pronunciation) => void] {
  const [chosen, choose] = useStoredValue(pronunciation);
  const { language } = useLanguage();
  useLayoutEffect(markPronunciation, [chosen]);
  return [chosen ?? usualStyle(language), choose];
}
