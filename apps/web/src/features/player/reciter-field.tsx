import { reciterFolder, recitersAt } from "@daily-quran/domain/recitation/reciters";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { LabelledSelect } from "../../ui/forms/labelled-select.tsx";
import { audioReciter } from "./audio-preferences.ts";

/** The reciter; nothing where the audio host has one alone. */
export function ReciterField() {
  const t = useTexts("player");
  const nameOf = useTexts("reciters");
  const { audioBaseUrl } = useSiteSettings();
  const [reciter, setReciter] = useStoredValue(audioReciter);
  const reciters = recitersAt(audioBaseUrl);
  if (reciters.length === 0) return null;
  return (
    <LabelledSelect
      label={t("reciter")}
      value={reciterFolder(audioBaseUrl, reciter)}
      onChange={setReciter}
    >
      {reciters.map((each) => (
        <option key={each.folder} value={each.folder}>
          {nameOf(each.name)}
        </option>
      ))}
    </LabelledSelect>
  );
}
