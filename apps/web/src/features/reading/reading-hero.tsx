import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { Reading } from "@daily-quran/domain/reading";
import type { RefObject } from "react";
import { useReadingTitle } from "../../reader/reading-title.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { NextReadingCountdown } from "./next-reading-countdown.tsx";
import classes from "./reading-hero.module.css";

interface ReadingHeroProps {
  readonly reading: Reading;
  /** False for an older day's, which is kept open or is all that is there without a network. */
  readonly isToday: boolean;
}

/** The place beside the number of the day, for what comes later. */
export const daySign: RefObject<HTMLElement | null> = { current: null };

/** Today's reading, its position in the plan, and the countdown to the next. */
export function ReadingHero({ reading, isToday }: ReadingHeroProps) {
  const t = useTexts("reading");
  const titleOf = useReadingTitle();
  const done = `${(100 * reading.day) / PLAN_DAYS}%`;
  return (
    <header className={classes.hero}>
      <p className={classes.day}>
        {t("dayOf", { day: reading.day, days: PLAN_DAYS })}
        <span ref={daySign} />
      </p>
      <h1 className={classes.heading}>
        <span className={classes.today} data-past={!isToday || undefined}>
          {t("today")}
        </span>{" "}
        <span className={classes.title}>{titleOf(reading)}</span>
      </h1>
      <NextReadingCountdown />
      <div aria-hidden="true" className={classes.track} data-screen-only>
        <div className={classes.done} style={{ width: done }} />
      </div>
    </header>
  );
}
