import { useStoredValue } from "../../lib/use-stored-value.ts";
import { Choice, type ChoiceOption } from "../../ui/choice.tsx";
import {
  arabicSize,
  lastingTranslation,
  type TextSize,
  type TranslationChoice,
  translationChoices,
  translationSize,
} from "../../reader/reading-preferences.ts";
import { useSurahTranslation } from "../../reader/use-translation.ts";
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

export interface SurahTogglesProps {
  /** The surah's index in the day's reading. */
  readonly index: number;
  /** The day, where it reads more than one surah: then a surah's translation is an exception of that day. */
  readonly day?: number | undefined;
}

/** A surah's translation, and the text size, the same for the whole reading. */
export function SurahToggles({ index, day }: SurahTogglesProps) {
  const key = day === undefined ? undefined : `${day}:${index}`;
  const [translation, setTranslation] = useSurahTranslation(key);
  const [size, setArabicSize] = useStoredValue(arabicSize);
  const [, setTranslationSize] = useStoredValue(translationSize);
  const group = `translation-${index}`;
  const lasting = lastingTranslation.name;
  const stored = key === undefined ? lasting : `${translationChoices.name}/${key} ${lasting}`;
  return (
    <>
      <Choice
        legend="Translation"
        compact
        options={TRANSLATIONS}
        value={translation === "both" ? undefined : translation}
        onChange={setTranslation}
        group={group}
        stored={stored}
      />
      {/* Not a choice of one surah, but shown when it is the lasting one. */}
      <input
        type="radio"
        hidden
        name={group}
        value="both"
        data-stored={stored}
        checked={translation === "both"}
        readOnly
      />
      <div className={classes.size}>
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
      </div>
    </>
  );
}
