import type { Visibility } from "../../reader/reading-preferences.ts";
import type { StoredValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";

interface VisibilitySettingProps {
  readonly legend: string;
  readonly stored: StoredValue<Visibility>;
}

export function VisibilitySetting({ legend, stored }: VisibilitySettingProps) {
  const t = useTexts("settings");
  const [visibility, setVisibility] = useStoredValue(stored);
  return (
    <Choice
      legend={legend}
      options={[
        { value: "hidden", label: t("hide") },
        { value: "shown", label: t("show") },
      ]}
      value={visibility}
      onChange={setVisibility}
      group={stored.name}
      stored={stored.name}
    />
  );
}
