import { useDayTitle } from "../../reader/day-title.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import type { DayStatus } from "@daily-quran/reading-schedule/global-day";
import { type MouseEvent, memo } from "react";
import { PastCheck } from "./past-check.tsx";
import classes from "./day-row.module.css";

interface DayRowProps {
  readonly entry: ScheduleEntry;
  readonly href: string;
  readonly status: DayStatus;
  readonly isSelected: boolean;
  /** A surah that was searched for, where the title does not name it. */
  readonly contains: string | undefined;
  /** Whether the reader marked it as read; past days are not read for that. */
  readonly isRead: boolean;
  /** A stable function: else a choice would render all 300 rows. */
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const dayRowId = (day: number): string => `day-${day}`;

/** One line of the schedule, a link that works without JavaScript too. */
export const DayRow = memo(function DayRow({
  entry,
  href,
  status,
  isSelected,
  contains,
  isRead,
  onChoose,
}: DayRowProps) {
  const t = useTexts("schedule");
  const { number } = useFormats();
  const titleOf = useDayTitle();
  const { day, minutes } = entry;
  return (
    <li>
      <a
        id={dayRowId(day)}
        href={href}
        className={classes.row}
        data-day={day}
        data-status={status}
        aria-current={isSelected || undefined}
        onClick={onChoose}
      >
        <span className={classes.day}>{number(day)}</span>{" "}
        <span className={classes.title} data-two={contains !== undefined}>
          {titleOf(entry)}
          {contains !== undefined && <small>{t("contains", { surah: contains })}</small>}
        </span>{" "}
        {status === "current" && <span className={classes.today}>{t("today")}</span>}
        {status === "completed" && <PastCheck>{t("past")}</PastCheck>}{" "}
        {isRead && (
          <>
            <span className={classes.read}>{t("read")}</span>{" "}
          </>
        )}
        <span className={classes.minutes}>{t("minutes", { minutes })}</span>
      </a>
    </li>
  );
});
