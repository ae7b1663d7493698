import * as webPaths from "@daily-quran/domain/web-paths";
import type { Mark } from "@daily-quran/domain/progress/progress";
import type { Reading } from "@daily-quran/domain/reading";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useSchedule } from "../../../reader/day/use-schedule.ts";
import type { ReactNode } from "react";
import { KeepingNotice } from "../../../reader/progress/keeping-notice.tsx";
import { ReminderOffer } from "../../../reader/progress/reminder-offer.tsx";
import { useDayTitle } from "../../../reader/day-title.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { DaysNav } from "./days-nav.tsx";
import { MarkAsRead } from "./mark-as-read.tsx";
import classes from "./reading-end.module.css";

interface ReadingEndProps {
  readonly reading: Reading;
  /** The day of the plan that the reader is at: the one after it is tomorrow's. */
  readonly currentDay: number;
  /** What else can be done with the day. */
  readonly children?: ReactNode;
}

/** The end of a reading: what was read, what comes next, and the ways on. */
export function ReadingEnd({ reading, currentDay, children }: ReadingEndProps) {
  const t = useTexts("reading");
  const then = useTexts("progress");
  const titleOf = useDayTitle();
  const { day, surahs } = reading;
  const { data: schedule } = useSchedule(true);
  const next = schedule?.find((entry) => entry.day === nextPlanDay(day));
  const verses = surahs.reduce((sum, surah) => sum + surah.verses.length, 0);
  return (
    <section aria-labelledby="reading-end" className={classes.end}>
      <h2 id="reading-end" className={classes.heading}>
        {t("endOf", { day })}
      </h2>
      <p className={classes.what}>{t("read", { title: titleOf(reading), count: verses })}</p>
      <MarkAsRead day={day} currentDay={currentDay} />
      <KeepingNotice kind="mark" isHere={({ value }) => (value as Mark).day === day} />
      <ReminderOffer />
      {children}
      {next && (
        <p className={classes.next}>
          {then(day === currentDay ? "tomorrow" : "next", {
            title: titleOf(next),
            minutes: next.minutes,
          })}
        </p>
      )}
      <Link to={`${webPaths.device}?day=${day}`}>{then("keepRecitation")}</Link>
      <DaysNav day={day} />
    </section>
  );
}
