import { useState } from "react";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Choice } from "../../../ui/forms/choice.tsx";
import {
  arabicSize,
  lastingTranslation,
  TRANSLATION_CHOICES,
  translationChoices,
  translationSize,
} from "../../../reader/reading-preferences.ts";
import { useSurahTranslation } from "../../../reader/use-translation.ts";
import classes from "./surah-toggles.module.css";

const SIZES = [
  { value: "small", name: "small" },
  { value: "medium", name: "medium" },
  { value: "large", name: "large" },
  { value: "extra-large", name: "extraLarge" },
] as const;

export interface SurahTogglesProps {
  /** The surah's index in the day's reading. */
  readonly index: number;
  /** The day, where it reads more than one surah: then a surah's translation is an exception of that day. */
  readonly day?: number | undefined;
}

/** A surah's translation, and the text size, the same for the whole reading. */
export function SurahToggles({ index, day }: SurahTogglesProps) {
  const t = useTexts("reading");
  const key = day === undefined ? undefined : `${day}:${index}`;
  const [translation, setTranslation] = useSurahTranslation(key);
  const [size, setArabicSize] = useStoredValue(arabicSize);
  const [, setTranslationSize] = useStoredValue(translationSize);
  // Both is a choice of the settings; it stays in reach once it was shown here.
  const [hadBoth, setHadBoth] = useState(false);
  if (translation === "both" && !hadBoth) setHadBoth(true);
  const group = `translation-${index}`;
  const lasting = lastingTranslation.name;
  const stored = key === undefined ? lasting : `${translationChoices.name}/${key} ${lasting}`;
  return (
    <>
      <Choice
        legend={t("translation")}
        options={TRANSLATION_CHOICES.map((value) => ({
          value,
          label: t(value),
          name: t(`name.${value}`),
          isRare: value === "both" && !hadBoth,
        }))}
        value={translation}
        onChange={setTranslation}
        group={group}
        stored={stored}
      />
      <div className={classes.size}>
        <Choice
          legend={t("textSize")}
          options={SIZES.map(({ value, name }) => ({
            value,
            label: <span className={classes[name]}>{t("sizeSign")}</span>,
            name: t(name),
          }))}
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
