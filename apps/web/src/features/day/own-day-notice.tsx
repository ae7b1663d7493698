import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import type { ReadersDay } from "../../reader/day/day-clock.ts";
import classes from "./own-day-notice.module.css";

interface OwnDayNoticeProps {
  readonly day: ReadersDay;
  /** Whether demo mode moves the day. */
  readonly isDemo: boolean;
  /** The way back; above a reading it is in the settings. */
  readonly children?: ReactNode;
}

/** Says which day the reader is at and which everyone. */
export function OwnDayNotice({ day, isDemo, children }: OwnDayNoticeProps) {
  const t = useTexts("reading");
  if (!day.isOwn) return null;
  const shared = (text: ReactNode) => <Link to={scheduleDayPath(day.globalDay)}>{text}</Link>;
  const both = { day: day.day, all: day.globalDay, shared };
  const chosen = day.group
    ? t("groupDays", { day: day.day, group: day.group.name })
    : t("ownPlan", both);
  const own = day.hasPlan ? chosen : t("fixedDay", both);
  return (
    <div className={classes.notice} data-screen-only>
      <p>{isDemo ? t("demo", { day: day.day }) : own}</p>
      {children}
    </div>
  );
}
