import { type CalendarDay, weekdayOf } from "@daily-quran/reading-schedule/calendar-day";
import type { ReadDate } from "@daily-quran/reading-schedule/streak/reading-figures";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./figures.module.css";

interface SheetProps {
  readonly dates: readonly ReadDate[];
  readonly today: CalendarDay;
  readonly rests: Rests;
}

/** Dates week by week, each darker the more was read; a rest without a reading is a dash. */
export function Sheet({ dates, today, rests }: SheetProps) {
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
          data-rest={(verses === 0 && rests(date)) || undefined}
          title={verses > 0 ? t("cell", { date: day(date), verses }) : undefined}
          style={index === 0 ? { gridColumnStart: daysAfterSunday(date) + 1 } : undefined}
        />
      ))}
    </div>
  );
}

/** Weeks begin on Sunday here, as in Bangladesh. */
export const daysAfterSunday = (date: CalendarDay): number => weekdayOf(date) % 7;

/** The dates of rest on which nothing was read. */
export const countRests = (dates: readonly ReadDate[], rests: Rests): number =>
  dates.filter(({ date, verses }) => verses === 0 && rests(date)).length;
