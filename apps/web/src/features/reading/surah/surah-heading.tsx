import type { Surah } from "@daily-quran/domain/reading";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { transliteration } from "../../../reader/reading-preferences.ts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { useFormats } from "../../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../../texts/use-texts.ts";
import { useSurahName } from "../../../reader/surah-name.ts";
import classes from "./surah-heading.module.css";

interface SurahHeadingProps {
  readonly surah: Surah;
  readonly id: string;
}

const PronunciationKey = lazyPart(
  "signs",
  async () => (await import("../verse/pronounced.tsx")).PronunciationKey,
);

export function SurahHeading({ surah, id }: SurahHeadingProps) {
  const { arabicName, number } = surah;
  const name = useSurahName()(surah);
  const formats = useFormats();
  const [visibility] = useStoredValue(transliteration);
  return (
    <>
      <header className={classes.head}>
        <span className={classes.badge}>{formats.number(number)}</span>
        <div className={classes.names}>
          {arabicName ? (
            <h2 id={id} lang="ar" dir="rtl" translate="no" className={classes.arabicName}>
              {arabicName}
            </h2>
          ) : (
            <h2 id={id} className={classes.latinName}>
              {name}
            </h2>
          )}
          <p id={`${id}-about`} className={classes.english}>
            {arabicName && name}
            <SurahDetails surah={surah} />
          </p>
        </div>
      </header>
      <div className={classes.key} data-line="transliteration" data-screen-only>
        {visibility === "shown" && <PronunciationKey />}
      </div>
    </>
  );
}

/** What the name means, and which of the surah's verses are read: all of them, or those from one to another. */
function SurahDetails({ surah }: { readonly surah: Surah }) {
  const t = useTexts("reading");
  const { fields } = useLanguage();
  const { number, verses } = surah;
  const meaning = surah[fields.meaning];
  const count = surahVerseCount(number);
  const [first = 0, last = 0] = [verses[0]?.verseNumber, verses.at(-1)?.verseNumber];
  const part =
    first === last ? t("oneVerse", { first, count }) : t("fromTo", { first, last, count });
  const read = verses.length === count ? t("allVerses", { count }) : part;
  return <span>{meaning ? `${meaning} · ${read}` : read}</span>;
}
