import type { Reading } from "@daily-quran/domain/reading";
import type { ReactNode } from "react";
import { useReadingTitle } from "../../reader/reading-title.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./day-heading.module.css";

interface DayHeadingProps {
  readonly reading: Reading;
  /** What else can be done with the day. */
  readonly children: ReactNode;
}

/** Names a day of the plan beside the schedule. */
export function DayHeading({ reading, children }: DayHeadingProps) {
  const t = useTexts("reading");
  const titleOf = useReadingTitle();
  return (
    <header className={classes.heading}>
      <h2 className={classes.names}>
        <span className={classes.day}>{t("day", { day: reading.day })}</span>{" "}
        <span className={classes.title}>{titleOf(reading)}</span>
      </h2>
      {children}
    </header>
  );
}
