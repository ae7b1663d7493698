import type { Reading } from "@daily-quran/domain/reading";
import { useReadingTitle } from "../../../reader/reading-title.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { DaysNav } from "./days-nav.tsx";
import classes from "./reading-end.module.css";

/** The end of a reading where JavaScript is off, or the whole end could not be loaded. */
export function PlainEnd({ reading }: { readonly reading: Reading }) {
  const t = useTexts("reading");
  const titleOf = useReadingTitle();
  const verses = reading.surahs.reduce((sum, surah) => sum + surah.verses.length, 0);
  return (
    <section className={classes.end}>
      <h2 className={classes.heading}>{t("endOf", { day: reading.day })}</h2>
      <p className={classes.what}>{t("read", { title: titleOf(reading), count: verses })}</p>
      <DaysNav day={reading.day} />
    </section>
  );
}
