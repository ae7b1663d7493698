import { type CalendarDay, daysBetween } from "@daily-quran/reading-schedule/calendar-day";
import type { YearView } from "@daily-quran/reading-schedule/streak/reading-figures";
import { memo } from "react";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";

interface YearMonthsProps {
  readonly cells: YearView["cells"];
  readonly today: CalendarDay;
}

const LEVELS = [0, 1, 2, 3, 4];

/** A Sunday: weeks begin on it here, as in Bangladesh. */
const SUNDAY = "2000-01-02";

/** The twelve sheets of a calendar, each day darker the more was read. Screen readers have the table. */
export const YearMonths = memo(function YearMonths({ cells, today }: YearMonthsProps) {
  const t = useTexts("figures");
  const { day, month } = useFormats();
  const months = Array.from({ length: 12 }, (_, index) =>
    cells.filter(({ date }) => Number(date.slice(5, 7)) === index + 1),
  );
  return (
    <div aria-hidden="true">
      <div className={classes.months}>
        {months.map((dates) => (
          <div key={dates[0]?.date} className={classes.month}>
            <span className={classes.monthName}>{dates[0] && month(dates[0].date, "short")}</span>
            <div className={classes.sheet}>
              {dates.map(({ date, level, verses }, index) => (
                <span
                  key={date}
                  className={classes.cell}
                  data-level={level}
                  data-today={date === today || undefined}
                  title={verses > 0 ? t("cell", { date: day(date), verses }) : undefined}
                  style={index === 0 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className={classes.legend}>
        {t("less")}
        {LEVELS.map((level) => (
          <span key={level} className={classes.cell} data-level={level} />
        ))}
        {t("more")}
      </p>
    </div>
  );
});

/** From 0 for Sunday. */
const weekdayOf = (date: CalendarDay): number => ((daysBetween(SUNDAY, date) % 7) + 7) % 7;
