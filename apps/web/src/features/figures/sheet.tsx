import { type CalendarDay, daysBetween } from "@daily-quran/reading-schedule/calendar-day";
import type { ReadDate } from "@daily-quran/reading-schedule/streak/reading-figures";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";

interface SheetProps {
  readonly dates: readonly ReadDate[];
  readonly today: CalendarDay;
}

/** A Sunday: weeks begin on it here, as in Bangladesh. */
const SUNDAY = "2000-01-02";

/** Dates week by week, each darker the more was read. */
export function Sheet({ dates, today }: SheetProps) {
  const t = useTexts("figures");
  const { day } = useFormats();
  return (
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
  );
}

/** From 0 for Sunday. */
export const weekdayOf = (date: CalendarDay): number => ((daysBetween(SUNDAY, date) % 7) + 7) % 7;
