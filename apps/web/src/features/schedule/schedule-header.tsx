import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { calendarIn, scheduleCalendar } from "@daily-quran/domain/calendar-path";
import * as webPaths from "@daily-quran/domain/web-paths";
import { IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
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
  const shell = useTexts("shell");
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.today}>
          {reading("dayOf", { day: currentDay, days: PLAN_DAYS })}
          {readingTitle && <span> · {readingTitle}</span>}
        </p>
        <div className={classes.ways} data-screen-only>
          <CalendarLink />
          <Link to={webPaths.myReading} className={classes.way ?? ""}>
            {shell("myReading")}
          </Link>
        </div>
      </div>
      <div className={classes.aside}>{children}</div>
    </header>
  );
}

function SheetFailed() {
  const t = useTexts("notices");
  return <p role="alert">{t("unreachable")}</p>;
}

const CalendarSheet = lazyPart(
  "calendar sheet",
  async () => (await import("./calendar-sheet.tsx")).CalendarSheet,
  { failed: SheetFailed },
);

/** Opens the ways to have the plan in a calendar; without scripts it is the calendar's file. */
function CalendarLink() {
  const t = useTexts("schedule");
  const { served } = useLanguage();
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <a
        href={calendarIn(scheduleCalendar, served)}
        aria-haspopup="dialog"
        className={classes.way}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <IconCalendarPlus aria-hidden size={18} />
        {t("subscribe")}
      </a>
      {isOpen !== undefined && <CalendarSheet opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
