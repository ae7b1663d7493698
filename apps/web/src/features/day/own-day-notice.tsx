import { useTexts } from "../../texts/use-texts.ts";
import type { ReadersDay } from "./day-clock.ts";
import { followEveryone } from "./day-override.ts";
import textButton from "../../ui/buttons/text-button.module.css";
import classes from "./own-day-notice.module.css";

interface OwnDayNoticeProps {
  readonly day: ReadersDay;
  /** Whether demo mode moves the day. */
  readonly isDemo: boolean;
}

/** Says which day the reader is at and which everyone, with a button back. */
export function OwnDayNotice({ day, isDemo }: OwnDayNoticeProps) {
  const t = useTexts("reading");
  if (!day.isOwn) return null;
  const both = { day: day.day, all: day.globalDay };
  const own = day.hasPlan ? t("ownPlan", both) : t("fixedDay", both);
  return (
    <div className={classes.notice} data-screen-only>
      <p>{isDemo ? t("demo", { day: day.day }) : own}</p>
      <button type="button" className={textButton.button} data-strong onClick={followEveryone}>
        {t("backTo", { day: day.globalDay })}
      </button>
    </div>
  );
}
