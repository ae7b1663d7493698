import type { Mark } from "@daily-quran/domain/progress/progress";
import * as webPaths from "@daily-quran/domain/web-paths";
import { type CalendarDay, daysBetween } from "@daily-quran/reading-schedule/calendar-day";
import { previousPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { type ReaderDate, readerStreak } from "@daily-quran/reading-schedule/streak/reader-streak";
import { useMemo } from "react";
import type { Rests } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { dateRanges } from "./date-ranges.ts";
import classes from "./figures.module.css";
import { oneOf, storedValue } from "../../lib/storage/storage.ts";

interface StreakLineProps {
  readonly marks: readonly Mark[];
  readonly today: ReaderDate;
  /** The day of the plan that the reader is at. */
  readonly currentDay: number | undefined;
  /** The own plan whose portion of a missed date is what was missed, by its id. */
  readonly planOf: (date: CalendarDay) => string | undefined;
  readonly rests: Rests;
}

const streakChoice = storedValue<"shown" | "hidden">("streak", "shown", oneOf(["shown", "hidden"]));

/** The reader's streak in a small line, and what would mend it; nothing before there is one. */
export function StreakLine({ marks, today, currentDay, planOf, rests }: StreakLineProps) {
  const t = useTexts("figures");
  const formats = useFormats();
  const [choice, choose] = useStoredValue(streakChoice);
  const streak = useMemo(() => readerStreak(marks, today, rests), [marks, today, rests]);
  const { days, longest, isTodayRead } = streak;
  // A day of rest asks for nothing.
  const missed = rests(today.date) ? [] : streak.missed;
  if (choice === "hidden")
    return (
      <div className={classes.streak}>
        <TextButton onClick={() => choose("shown")}>{t("show")}</TextButton>
      </div>
    );
  if (longest === 0) return null;
  const datesOf = (dates: typeof missed) =>
    dateRanges(dates)
      .map(([from, to]) => formats.daysOfYear(from, to))
      .join(", ");
  const [first] = missed;
  const plan = first && planOf(first);
  const firstDay =
    currentDay !== undefined && first !== undefined
      ? previousPlanDay(currentDay, daysBetween(first, today.date))
      : undefined;
  return (
    <div className={classes.streak}>
      {days > 0 && (
        <p>
          {t(isTodayRead ? "streakToday" : "streak", { days })}
          {longest > days && ` · ${t("longest", { days: longest })}`}
        </p>
      )}
      {missed.length > 0 && (
        <p className={classes.quiet}>
          {t("missed", { count: missed.length, dates: datesOf(missed) })}{" "}
          {first !== undefined && plan !== undefined ? (
            <Link to={webPaths.portionPath(plan, first)}>
              {t("makeUpPortion", { date: formats.daysOfYear(first, first) })}
            </Link>
          ) : (
            firstDay !== undefined && (
              <Link to={webPaths.scheduleDayPath(firstDay)}>{t("makeUp", { day: firstDay })}</Link>
            )
          )}
        </p>
      )}
      <TextButton onClick={() => choose("hidden")}>{t("hide")}</TextButton>
    </div>
  );
}
