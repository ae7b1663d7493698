import { type LastingTranslation, lastingTranslation } from "../../reader/reading-preferences.ts";
import { useLastingTranslation } from "../../reader/use-translation.ts";
import { Choice } from "../../ui/choice.tsx";
import classes from "./translation-setting.module.css";

const CHOICES = [
  { value: "no", label: "No", name: "No translation" },
  { value: "eng", label: "Eng", name: "English" },
  { value: "ban", label: "Ban", name: "Bengali" },
  { value: "both", label: "Both", name: "English and Bengali" },
] as const satisfies readonly { value: LastingTranslation; label: string; name: string }[];

interface TranslationSettingProps {
  /** What the page shows until the reader has chosen. */
  readonly fallback: LastingTranslation;
  /** Whether the surahs have toggles, which without JavaScript it could not set. */
  readonly hasToggles: boolean;
}

/** The translation of every day and page. */
export function TranslationSetting({ fallback, hasToggles }: TranslationSettingProps) {
  const [translation, choose] = useLastingTranslation();
  return (
    <div className={hasToggles ? classes.scripted : undefined}>
      <Choice
        legend="Translation"
        options={CHOICES}
        value={translation ?? fallback}
        onChange={choose}
        group={lastingTranslation.name}
        stored={lastingTranslation.name}
      />
    </div>
  );
}
