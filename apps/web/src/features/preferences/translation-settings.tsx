import {
  translation,
  type TranslationLanguage,
  translationLanguage,
} from "../../reader/reading-preferences.ts";
import { useStoredValue } from "../../lib/use-stored-value.ts";
import { Choice } from "../../ui/choice.tsx";
import { VisibilitySetting } from "./visibility-setting.tsx";

const LANGUAGES = [
  { value: "english", label: "English" },
  { value: "bengali", label: "Both" },
  { value: "bengali-only", label: "Bengali" },
] as const satisfies readonly { value: TranslationLanguage; label: string }[];

/** The schedule's translations, the same for every surah of a day. */
export function TranslationSettings() {
  const [language, setLanguage] = useStoredValue(translationLanguage);
  return (
    <>
      <VisibilitySetting legend="Translation" stored={translation} />
      <Choice
        legend="Translation language"
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
        group={translationLanguage.name}
        stored={translationLanguage.name}
      />
    </>
  );
}
