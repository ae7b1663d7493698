import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { ReactNode } from "react";
import classes from "./schedule-header.module.css";

interface ScheduleHeaderProps {
  readonly currentDay: number;
  readonly readingTitle: string | undefined;
  /** The countdown and the refresh control. */
  readonly children: ReactNode;
}

/** The heading of the schedule, with today's day. */
export function ScheduleHeader({ currentDay, readingTitle, children }: ScheduleHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <h1 className={classes.title}>300-Day Reading Schedule</h1>
        <p className={classes.today}>
          Day {currentDay} of {PLAN_DAYS}
          {readingTitle && <span> · {readingTitle}</span>}
        </p>
      </div>
      <div className={classes.aside}>{children}</div>
    </header>
  );
}
