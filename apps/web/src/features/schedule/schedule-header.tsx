import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./schedule-header.module.css";

interface ScheduleHeaderProps {
  readonly currentDay: number;
  readonly readingTitle: string | undefined;
  /** The countdown and the refresh control. */
  readonly children: ReactNode;
}

/** The heading of the schedule, with today's day. */
export function ScheduleHeader({ currentDay, readingTitle, children }: ScheduleHeaderProps) {
  const t = useTexts("schedule");
  const reading = useTexts("reading");
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.today}>
          {reading("dayOf", { day: currentDay, days: PLAN_DAYS })}
          {readingTitle && <span> · {readingTitle}</span>}
        </p>
      </div>
      <div className={classes.aside}>{children}</div>
    </header>
  );
}
