import { Choice } from "../../ui/choice.tsx";
import { useStoredValue } from "../../lib/use-stored-value.ts";
import { type ThemeChoice, themeChoice } from "./theme-choice.ts";

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "sepia", label: "Sepia" },
  { value: "dark", label: "Dark" },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

export function ThemePicker() {
  const [choice, setChoice] = useStoredValue(themeChoice);
  return (
    <Choice
      legend="Theme"
      options={THEMES}
      value={choice}
      onChange={setChoice}
      group="theme"
      stored={themeChoice.name}
    />
  );
}
