import type { ReadersDay } from "./day-clock.ts";
import { followEveryone } from "./day-override.ts";
import textButton from "../../ui/text-button.module.css";
import classes from "./own-day-notice.module.css";

interface OwnDayNoticeProps {
  readonly day: ReadersDay;
  /** Whether demo mode moves the day. */
  readonly isDemo: boolean;
}

/** Says which day the reader is at and which everyone, with a button back. */
export function OwnDayNotice({ day, isDemo }: OwnDayNoticeProps) {
  if (!day.isOwn) return null;
  return (
    <div className={classes.notice} data-screen-only>
      <p>{isDemo ? demoText(day) : ownText(day)}</p>
      <button type="button" className={textButton.button} data-strong onClick={followEveryone}>
        Back to day {day.globalDay}
      </button>
    </div>
  );
}

const ownText = ({ day, globalDay, hasPlan }: ReadersDay) =>
  hasPlan
    ? `Your plan: day ${day} · everyone: day ${globalDay}`
    : `Test: fixed at day ${day} · everyone: day ${globalDay}`;

const demoText = ({ day }: ReadersDay) =>
  `Demo: this is day ${day}. It begins at day 1, and the day advances every 10 minutes.`;
