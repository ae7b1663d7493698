import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import {
  type DatedReading,
  readDates,
  readingTotals,
} from "@daily-quran/reading-schedule/streak/reading-figures";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";
import { countRests, daysAfterSunday, Sheet } from "./sheet.tsx";

interface LastWeeksProps {
  readonly readings: readonly DatedReading[];
  readonly today: CalendarDay;
  readonly rests: Rests;
}

/** Four weeks and this one, for a phone, where the year comes later and folded. */
export function LastWeeks({ readings, today, rests }: LastWeeksProps) {
  const t = useTexts("figures");
  if (readings.length === 0) return null;
  const first = addDays(today, -28 - daysAfterSunday(today));
  const recent = readings.filter(({ date }) => date >= first && date <= today);
  const { days, verses, minutes } = readingTotals(recent);
  const dates = readDates(recent, first, today);
  const restDays = countRests(dates, rests);
  return (
    <section aria-labelledby="last-weeks" className={classes.weeks}>
      <h2 id="last-weeks" className={classes.heading}>
        {t("lastWeeks")}
      </h2>
      <p className={classes.quiet}>
        {t("yearTotals", { days, verses, minutes })}
        {restDays > 0 && ` · ${t("restDays", { count: restDays })}`}
      </p>
      <div aria-hidden="true">
        <Sheet dates={dates} today={today} rests={rests} />
      </div>
    </section>
  );
}
