import { servedLanguage } from "@daily-quran/domain/language";
import { RECITER_NAMES } from "@daily-quran/domain/reciter-names";
import { type Reciter, reciterFolder, recitersAt } from "@daily-quran/domain/reciters";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useLanguage } from "../../texts/use-texts.ts";
import { audioReciter } from "./audio-preferences.ts";
import { usePlayer } from "./player-context.ts";

/** Who recites; empty where the audio host does not say. */
export function useReciterName(): string {
  const { audioBaseUrl } = usePlayer();
  const [chosen] = useStoredValue(audioReciter);
  const nameOf = useNameOfReciter();
  const folder = reciterFolder(audioBaseUrl, chosen);
  const reciter = recitersAt(audioBaseUrl).find((known) => known.folder === folder);
  return reciter ? nameOf(reciter) : "";
}

/** Gives the name of a reciter in the language of the document. */
export function useNameOfReciter(): (reciter: Reciter) => string {
  const { language } = useLanguage();
  return ({ name }) => RECITER_NAMES[name][servedLanguage(language)];
}
