import type { Surah } from "@daily-quran/domain/reading";
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

function details({ englishMeaning, verses }: Surah): string {
  const count = verses.length === 1 ? "1 verse" : `${verses.length} verses`;
  return englishMeaning ? `${englishMeaning} · ${count}` : count;
}
