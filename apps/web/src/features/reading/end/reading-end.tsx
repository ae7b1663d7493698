import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Reading, Schedule } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { nextPlanDay, previousPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../../lib/counted.ts";
import { MarkAsRead } from "./mark-as-read.tsx";
import classes from "./reading-end.module.css";

interface ReadingEndProps {
  readonly reading: Reading;
  /** Whether it is the reader's current day, whose next day is tomorrow. */
  readonly isToday: boolean;
  /** What else can be done with the day. */
  readonly children?: ReactNode;
}

/** The end of a reading: what was read, what comes next, and the ways on. */
export function ReadingEnd({ reading, isToday, children }: ReadingEndProps) {
  const { day, surahs } = reading;
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: true },
  });
  const next = schedule?.find((entry) => entry.day === nextPlanDay(day));
  const verses = surahs.reduce((sum, surah) => sum + surah.verses.length, 0);
  return (
    <section aria-labelledby="reading-end" className={classes.end}>
      <h2 id="reading-end" className={classes.heading}>
        End of day {day}
      </h2>
      <p className={classes.what}>
        {reading.readingTitle} · {counted(verses, "verse")}
      </p>
      <MarkAsRead day={day} />
      {children}
      {next && (
        <p className={classes.next}>
          {isToday ? "Tomorrow" : "Next"}: {next.readingTitle} · {next.minutes} min
        </p>
      )}
      <nav aria-label="Days" className={classes.days}>
        <Link to={scheduleDayPath(previousPlanDay(day))}>
          <IconChevronLeft aria-hidden size={18} />
          Day {previousPlanDay(day)}
        </Link>
        <Link to={scheduleDayPath(nextPlanDay(day))}>
          Day {nextPlanDay(day)}
          <IconChevronRight aria-hidden size={18} />
        </Link>
      </nav>
    </section>
  );
}
