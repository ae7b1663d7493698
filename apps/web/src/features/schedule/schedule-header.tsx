import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { scheduleCalendar } from "@daily-quran/domain/calendar-path";
import { IconCalendarPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
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
  const calendar = useCalendarAddress();
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.today}>
          {reading("dayOf", { day: currentDay, days: PLAN_DAYS })}
          {readingTitle && <span> · {readingTitle}</span>}
        </p>
        <a href={calendar} className={classes.subscribe} data-screen-only>
          <IconCalendarPlus aria-hidden size={18} />
          {t("subscribe")}
        </a>
      </div>
      <div className={classes.aside}>{children}</div>
    </header>
  );
}

/** By its own scheme a device's calendar opens it, and asks for it again by itself. */
function useCalendarAddress(): string {
  const { publicUrl } = useSiteSettings();
  const { language } = useLanguage();
  const query = language === "bn" ? "?language=bn" : "";
  return `webcal://${new URL(publicUrl).host}${scheduleCalendar}${query}`;
}
