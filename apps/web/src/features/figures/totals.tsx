import {
  type DatedReading,
  khatmasFinished,
  readingTotals,
} from "@daily-quran/reading-schedule/streak/reading-figures";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";

/** All that was read, in four figures. */
export function Totals({ readings }: { readonly readings: readonly DatedReading[] }) {
  const t = useTexts("figures");
  const { number } = useFormats();
  const { days, verses, minutes } = readingTotals(readings);
  const figures = [
    ["readDays", days],
    ["readVerses", verses],
    ["readMinutes", minutes],
    ["khatmas", khatmasFinished(readings)],
  ] as const;
  return (
    <section aria-labelledby="in-all">
      <h2 id="in-all" className={classes.heading}>
        {t("inAll")}
      </h2>
      <dl className={classes.totals}>
        {figures.map(([key, figure]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{number(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
