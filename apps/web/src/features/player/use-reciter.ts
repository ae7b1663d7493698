import { reciterFolder, recitersAt } from "@daily-quran/domain/recitation/reciters";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { audioReciter } from "./audio-preferences.ts";
import { usePlayer } from "./player-context.ts";

/** The name of who recites; empty where the audio host does not say. */
export function useReciterName(): string {
  const t = useTexts("reciters");
  const { audioBaseUrl } = usePlayer();
  const [chosen] = useStoredValue(audioReciter);
  const folder = reciterFolder(audioBaseUrl, chosen);
  const reciter = recitersAt(audioBaseUrl).find((known) => known.folder === folder);
  return reciter ? t(reciter.name) : "";
}
