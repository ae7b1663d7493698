import type { Reading } from "@daily-quran/domain/reading";
import type { ReactNode } from "react";
import classes from "./day-heading.module.css";

interface DayHeadingProps {
  readonly reading: Reading;
  /** What else can be done with the day. */
  readonly children: ReactNode;
}

/** Names a day of the plan beside the schedule. */
export function DayHeading({ reading, children }: DayHeadingProps) {
  return (
    <header className={classes.heading}>
      <h2 className={classes.names}>
        <span className={classes.day}>Day {reading.day}</span>{" "}
        <span className={classes.title}>{reading.readingTitle}</span>
      </h2>
      {children}
    </header>
  );
}
