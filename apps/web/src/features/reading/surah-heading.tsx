import type { Surah } from "@daily-quran/domain/reading";
import { surahVerseCount } from "@daily-quran/reading-schedule/surah-verse-count";
import classes from "./surah-heading.module.css";

interface SurahHeadingProps {
  readonly surah: Surah;
  readonly id: string;
}

export function SurahHeading({ surah, id }: SurahHeadingProps) {
  const { arabicName, englishName, number } = surah;
  return (
    <header className={classes.head}>
      <span className={classes.badge}>{number}</span>
      <div className={classes.names}>
        {arabicName ? (
          <h2 id={id} lang="ar" dir="rtl" translate="no" className={classes.arabicName}>
            {arabicName}
          </h2>
        ) : (
          <h2 id={id} className={classes.latinName}>
            {englishName || `Surah ${number}`}
          </h2>
        )}
        <p className={classes.english}>
          {arabicName && englishName}
          <span>{details(surah)}</span>
        </p>
      </div>
    </header>
  );
}

function details(surah: Surah): string {
  const { englishMeaning } = surah;
  const read = versesRead(surah);
  return englishMeaning ? `${englishMeaning} · ${read}` : read;
}

/** Which of the surah's verses are read: all of them, or those from one to another. */
function versesRead({ number, verses }: Surah): string {
  const whole = surahVerseCount(number);
  if (verses.length === whole) return `${whole} verses`;
  const [first, last] = [verses[0]?.verseNumber, verses.at(-1)?.verseNumber];
  return first === last ? `verse ${first} of ${whole}` : `verses ${first}–${last} of ${whole}`;
}
