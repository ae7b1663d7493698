import type { Visibility } from "../../reader/reading-preferences.ts";
import type { StoredValue } from "../../lib/storage.ts";
import { useStoredValue } from "../../lib/use-stored-value.ts";
import { Choice } from "../../ui/choice.tsx";

const OPTIONS = [
  { value: "hidden", label: "Hide" },
  { value: "shown", label: "Show" },
] as const satisfies readonly { value: Visibility; label: string }[];

interface VisibilitySettingProps {
  readonly legend: string;
  readonly stored: StoredValue<Visibility>;
}

export function VisibilitySetting({ legend, stored }: VisibilitySettingProps) {
  const [visibility, setVisibility] = useStoredValue(stored);
  return (
    <Choice
      legend={legend}
      options={OPTIONS}
      value={visibility}
      onChange={setVisibility}
      group={stored.name}
      stored={stored.name}
    />
  );
}
