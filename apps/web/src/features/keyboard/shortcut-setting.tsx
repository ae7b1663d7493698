import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { keyShortcuts } from "../../reader/key-shortcuts.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

/** Whether single keys do something: they disturb speech input and some screen readers. */
export function ShortcutSetting() {
  const t = useTexts("keyboard");
  const [isOn, setOn] = useStoredValue(keyShortcuts);
  return (
    <SwitchField
      label={t("setting")}
      description={t("about", { key: (name) => <kbd lang="en">{name}</kbd> })}
      checked={isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
