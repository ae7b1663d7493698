import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { Reading } from "@daily-quran/domain/reading";
import { NextReadingCountdown } from "./next-reading-countdown.tsx";
import classes from "./reading-hero.module.css";

/** Today's reading, its position in the plan, and the countdown to the next. */
export function ReadingHero({ reading }: { readonly reading: Reading }) {
  const done = `${(100 * reading.day) / PLAN_DAYS}%`;
  return (
    <header className={classes.hero}>
      <h1 className={classes.heading}>
        <span className={classes.today}>Today&apos;s Reading</span>{" "}
        <span className={classes.title}>{reading.readingTitle}</span>
      </h1>
      <p className={classes.day}>
        Day {reading.day} of {PLAN_DAYS}
      </p>
      <div aria-hidden="true" className={classes.track} data-screen-only>
        <div className={classes.done} style={{ width: done }} />
      </div>
      <NextReadingCountdown />
    </header>
  );
}
