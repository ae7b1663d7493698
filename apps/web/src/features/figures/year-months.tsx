import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { YearView } from "@daily-quran/reading-schedule/streak/reading-figures";
import { memo } from "react";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";
import { countRests, Sheet } from "./sheet.tsx";

interface YearMonthsProps {
  readonly cells: YearView["cells"];
  readonly today: CalendarDay;
  readonly rests: Rests;
}

const LEVELS = [0, 1, 2, 3, 4];

/** The twelve sheets of a calendar, each day darker the more was read. Screen readers have the table. */
export const YearMonths = memo(function YearMonths({ cells, today, rests }: YearMonthsProps) {
  const t = useTexts("figures");
  const { month } = useFormats();
  const months = Array.from({ length: 12 }, (_, index) =>
    cells.filter(({ date }) => Number(date.slice(5, 7)) === index + 1),
  );
  return (
    <div aria-hidden="true">
      <div className={classes.months}>
        {months.map((dates) => (
          <div key={dates[0]?.date} className={classes.month}>
            <span className={classes.monthName}>{dates[0] && month(dates[0].date, "short")}</span>
            <Sheet dates={dates} today={today} rests={rests} />
          </div>
        ))}
      </div>
      <p className={classes.legend}>
        {t("less")}
        {LEVELS.map((level) => (
          <span key={level} className={classes.cell} data-level={level} />
        ))}
        {t("more")}
        {countRests(cells, rests) > 0 && (
          <>
            <span className={classes.cell} data-rest />
            {t("rest")}
          </>
        )}
      </p>
    </div>
  );
});
