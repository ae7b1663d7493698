import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { audioReciter } from "./audio-preferences.ts";
import { type Reciter, reciterFolder, recitersAt } from "./engine/reciters.ts";
import { usePlayer } from "./player-context.ts";

/** Who recites; undefined where the audio host does not say. */
export function useReciter(): Reciter | undefined {
  const { audioBaseUrl } = usePlayer();
  const [chosen] = useStoredValue(audioReciter);
  const folder = reciterFolder(audioBaseUrl, chosen);
  return recitersAt(audioBaseUrl).find((known) => known.folder === folder);
}
