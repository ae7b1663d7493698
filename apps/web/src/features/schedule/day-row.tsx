import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import type { DayStatus } from "@daily-quran/reading-schedule/global-day";
import { type MouseEvent, memo } from "react";
import classes from "./day-row.module.css";

interface DayRowProps {
  readonly entry: ScheduleEntry;
  readonly status: DayStatus;
  readonly isSelected: boolean;
  /** Whether the reader marked it as read; past days are not read for that. */
  readonly isRead: boolean;
  /** A stable function: else a choice would render all 300 rows. */
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const dayRowId = (day: number): string => `day-${day}`;

/** One line of the schedule, a link that works without JavaScript too. */
export const DayRow = memo(function DayRow({
  entry,
  status,
  isSelected,
  isRead,
  onChoose,
}: DayRowProps) {
  const { day, readingTitle, minutes } = entry;
  return (
    <li>
      <a
        id={dayRowId(day)}
        href={scheduleDayPath(day)}
        className={classes.row}
        data-day={day}
        data-status={status}
        aria-current={isSelected || undefined}
        onClick={onChoose}
      >
        <span className={classes.day}>{day}</span>{" "}
        <span className={classes.title}>{readingTitle}</span>{" "}
        {status === "current" && <span className={classes.today}>Today</span>}
        {status === "completed" && <span className={classes.done}>Completed</span>}{" "}
        {isRead && (
          <>
            <span className={classes.read}>Read</span>{" "}
          </>
        )}
        <span className={classes.minutes}>{minutes} min</span>
      </a>
    </li>
  );
});
