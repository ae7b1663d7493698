import type { Verse } from "@daily-quran/domain/reading";
import { MORE_OF_VERSE } from "../../reader/verse-element.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./verse-more-button.module.css";

interface VerseMoreButtonProps {
  readonly verse: Verse;
  readonly onPress: () => void;
}

/** A verse's number, which opens what can be done with the verse. */
export function VerseMoreButton({ verse, onPress }: VerseMoreButtonProps) {
  const t = useTexts("verse");
  const { number, numerals } = useFormats();
  const { surahNumber, verseNumber } = verse;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t("more", { verse: numerals(`${surahNumber}:${verseNumber}`) })}
      aria-haspopup="dialog"
      {...MORE_OF_VERSE}
      onClick={onPress}
    >
      {number(verseNumber)}
    </button>
  );
}
