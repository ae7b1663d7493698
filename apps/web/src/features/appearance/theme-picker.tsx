import { Choice } from "../../ui/forms/choice.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { type ThemeChoice, themeChoice } from "./theme-choice.ts";

const THEMES = ["system", "light", "sepia", "dark"] as const satisfies readonly ThemeChoice[];

export function ThemePicker() {
  const t = useTexts("shell");
  const [choice, setChoice] = useStoredValue(themeChoice);
  return (
    <Choice
      legend={t("theme")}
      options={THEMES.map((value) => ({ value, label: t(value) }))}
      value={choice}
      onChange={setChoice}
      group="theme"
      stored={themeChoice.name}
    />
  );
}
