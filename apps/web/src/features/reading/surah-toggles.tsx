import { useStoredValue } from "../../lib/use-stored-value.ts";
import { Choice, type ChoiceOption } from "../../ui/choice.tsx";
import {
  arabicSize,
  type TextSize,
  type TranslationChoice,
  translationChoices,
  translationSize,
} from "../../reader/reading-preferences.ts";
import classes from "./surah-toggles.module.css";

const TRANSLATIONS: readonly ChoiceOption<TranslationChoice>[] = [
  { value: "no", label: "No", name: "No translation" },
  { value: "eng", label: "Eng", name: "English translation" },
  { value: "ban", label: "Ban", name: "Bengali translation" },
];

const SIZES: readonly ChoiceOption<TextSize>[] = [
  { value: "small", label: <span className={classes.small}>A</span>, name: "Small text" },
  { value: "medium", label: <span className={classes.medium}>A</span>, name: "Medium text" },
  { value: "large", label: <span className={classes.large}>A</span>, name: "Large text" },
  {
    value: "extra-large",
    label: <span className={classes.extraLarge}>A</span>,
    name: "Extra large text",
  },
];

/** A surah's translation, its own, and the text size, the same for the whole reading. */
export function SurahToggles({ index }: { readonly index: number }) {
  const [choices, setChoices] = useStoredValue(translationChoices);
  const [size, setArabicSize] = useStoredValue(arabicSize);
  const [, setTranslationSize] = useStoredValue(translationSize);
  return (
    <>
      <Choice
        legend="Translation"
        compact
        options={TRANSLATIONS}
        value={choices[index] ?? "no"}
        onChange={(choice) => setChoices({ ...choices, [index]: choice })}
        group={`translation-${index}`}
        stored={`${translationChoices.name}/${index}`}
      />
      <Choice
        legend="Text size"
        compact
        options={SIZES}
        value={size}
        onChange={(next) => {
          setArabicSize(next);
          setTranslationSize(next);
        }}
        group={`text-size-${index}`}
        stored={arabicSize.name}
      />
    </>
  );
}
