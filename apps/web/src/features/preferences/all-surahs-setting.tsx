import { type TranslationChoice, translationChoices } from "../../reader/reading-preferences.ts";
import { useStoredValue } from "../../lib/use-stored-value.ts";
import { Choice } from "../../ui/choice.tsx";
import classes from "./all-surahs-setting.module.css";

const CHOICES = [
  { value: "no", label: "No" },
  { value: "eng", label: "Eng", name: "English" },
  { value: "ban", label: "Ban", name: "Bengali" },
] as const satisfies readonly { value: TranslationChoice; label: string; name?: string }[];

/** Sets the translation of all surahs at once; nothing is selected while they differ. */
export function AllSurahsSetting({ surahCount }: { readonly surahCount: number }) {
  const [choices, setChoices] = useStoredValue(translationChoices);
  const indexes = Array.from({ length: surahCount }, (_, index) => index);
  const chosen = new Set(indexes.map((index) => choices[index] ?? "no"));
  const [common] = chosen;
  return (
    <div className={classes.setting}>
      <Choice
        legend="Translation, all surahs"
        options={CHOICES}
        value={chosen.size === 1 ? common : undefined}
        onChange={(choice) =>
          setChoices({
            ...choices,
            ...Object.fromEntries(indexes.map((index) => [index, choice])),
          })
        }
        group="translation-all"
      />
    </div>
  );
}
