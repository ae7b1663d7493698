import type { Verse } from "@daily-quran/domain/reading";
import classes from "./verse-more-button.module.css";

interface VerseMoreButtonProps {
  readonly verse: Verse;
  readonly onPress: () => void;
}

/** A verse's number, which opens what can be done with the verse. */
export function VerseMoreButton({ verse, onPress }: VerseMoreButtonProps) {
  const { surahNumber, verseNumber } = verse;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`Verse ${surahNumber}:${verseNumber}: copy or report`}
      aria-haspopup="dialog"
      data-verse-more
      onClick={onPress}
    >
      {verseNumber}
    </button>
  );
}
