import { addDays, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { formatters } from "../../../texts/formatters.ts";
import { useLanguage, useTexts } from "../../../texts/use-texts.ts";
import classes from "./week-dots.module.css";

interface WeekDotsProps {
  readonly today: CalendarDay;
  /** The dates that something was read for. */
  readonly dates: ReadonlySet<CalendarDay>;
}

const DAYS_AGO = [6, 5, 4, 3, 2, 1, 0];

/** The last seven days, today the last, each with a dot: full where something was read. */
export function WeekDots({ today, dates }: WeekDotsProps) {
  const t = useTexts("progress");
  const { locale } = useLanguage();
  const weekday = formatters.getDateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const week = DAYS_AGO.map((ago) => addDays(today, -ago));
  const count = week.filter((date) => dates.has(date)).length;
  return (
    <p>
      <span className="visually-hidden">{t("week", { count })}</span>
      <span aria-hidden className={classes.week}>
        {week.map((date) => (
          <span key={date} data-read={dates.has(date)}>
            {weekday.format(new Date(date))}
          </span>
        ))}
      </span>
    </p>
  );
}
