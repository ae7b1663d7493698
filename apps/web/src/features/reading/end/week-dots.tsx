import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { formatters } from "../../../texts/formatters.ts";
import { useLanguage, useTexts } from "../../../texts/use-texts.ts";
import classes from "./week-dots.module.css";

interface WeekDotsProps {
  readonly today: CalendarDay;
  /** The dates that something was read for. */
  readonly dates: ReadonlySet<CalendarDay>;
  readonly rests: Rests;
}

const DAYS_AGO = [6, 5, 4, 3, 2, 1, 0];

/** The last seven days, today the last, each with a dot: full where something was read, a dash for a rest. */
export function WeekDots({ today, dates, rests }: WeekDotsProps) {
  const t = useTexts("progress");
  const { locale } = useLanguage();
  const weekday = formatters.getDateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const week = DAYS_AGO.map((ago) => addDays(today, -ago));
  const count = week.filter((date) => dates.has(date)).length;
  const isRest = (date: CalendarDay) => !dates.has(date) && rests(date);
  const restDays = week.filter(isRest).length;
  return (
    <p>
      <span className="visually-hidden">
        {t("week", { count })}
        {restDays > 0 && `, ${t("weekRest", { count: restDays })}`}
      </span>
      <span aria-hidden className={classes.week}>
        {week.map((date) => (
          <span key={date} data-read={dates.has(date)} data-rest={isRest(date)}>
            {weekday.format(new Date(date))}
          </span>
        ))}
      </span>
    </p>
  );
}
