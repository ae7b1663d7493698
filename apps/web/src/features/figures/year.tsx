import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import {
  type DatedReading,
  yearView,
  type YearView,
} from "@daily-quran/reading-schedule/streak/reading-figures";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useMemo, useState, memo } from "react";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import classes from "./figures.module.css";
import { countRests, Sheet } from "./sheet.tsx";
import { YearTable } from "./year-table.tsx";

interface YearProps {
  readonly readings: readonly DatedReading[];
  readonly today: CalendarDay;
  readonly rests: Rests;
}

/** Twelve sheets are six screens of a phone. */
const WIDE = "(min-width: 48em)";

interface YearMonthsProps {
  readonly cells: YearView["cells"];
  readonly today: CalendarDay;
  readonly rests: Rests;
}

const LEVELS = [0, 1, 2, 3, 4];

/** The twelve sheets of a calendar, each day darker the more was read. Screen readers have the table. */
const YearMonths = memo(function YearMonths({ cells, today, rests }: YearMonthsProps) {
  const t = useTexts("figures");
  const { month } = useFormats();
  const months = Array.from({ length: 12 }, (_, index) =>
    cells.filter(({ date }) => Number(date.slice(5, 7)) === index + 1),
  );
  return (
    <div aria-hidden="true">
      <div className={classes.months}>
        {months.map((dates) => (
          <div key={dates[0]?.date}>
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

/** What was read on each day of a year: as calendar sheets, and as a table. */
export function Year({ readings, today, rests }: YearProps) {
  const t = useTexts("figures");
  const { numerals } = useFormats();
  const now = yearOf(today);
  const [year, setYear] = useState(now);
  const first = Math.min(now, ...readings.map(({ date }) => yearOf(date)));
  const last = Math.max(now, ...readings.map(({ date }) => yearOf(date)));
  const view = useMemo(() => yearView(readings, year), [readings, year]);
  const { days, verses, minutes } = view.totals;
  return (
    <section aria-labelledby="my-year">
      <header className={classes.yearHead}>
        <h2 id="my-year" className={classes.heading}>
          {t("year")}
        </h2>
        <YearButton
          name={t("yearBefore")}
          disabled={year <= first}
          onClick={() => setYear(year - 1)}
          icon={<IconChevronLeft aria-hidden size={20} className={classes.arrow} />}
        />
        <output className={classes.number}>{numerals(String(year))}</output>
        <YearButton
          name={t("yearAfter")}
          disabled={year >= last}
          onClick={() => setYear(year + 1)}
          icon={<IconChevronRight aria-hidden size={20} className={classes.arrow} />}
        />
      </header>
      <p className={classes.quiet}>{t("yearTotals", { days, verses, minutes })}</p>
      <details className={classes.fold} open={matchMedia(WIDE).matches}>
        <summary>{t("sheets")}</summary>
        <YearMonths cells={view.cells} today={today} rests={rests} />
      </details>
      <details className={classes.fold}>
        <summary>{t("table")}</summary>
        <YearTable year={year} view={view} rests={rests} />
      </details>
    </section>
  );
}

interface YearButtonProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly icon: React.ReactNode;
}

const YearButton = ({ name, disabled, onClick, icon }: YearButtonProps) => (
  <IconButton aria-label={name} disabled={disabled} onClick={onClick}>
    {icon}
  </IconButton>
);

const yearOf = (date: CalendarDay): number => Number(date.slice(0, 4));
