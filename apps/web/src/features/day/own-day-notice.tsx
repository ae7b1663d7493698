import type { ReadersDay } from "./day-clock.ts";
import { removeDayOverride } from "./day-override.ts";
import classes from "./own-day-notice.module.css";

interface OwnDayNoticeProps {
  readonly day: ReadersDay;
  /** Whether demo mode moves the day. */
  readonly isDemo: boolean;
}

/** Says that a day override is set, with a button to remove it. */
export function OwnDayNotice({ day, isDemo }: OwnDayNoticeProps) {
  if (!day.isOwn) return null;
  return (
    <div className={classes.notice} data-screen-only>
      <p>{isDemo ? demoText(day) : ownText(day)}</p>
      <button type="button" className={classes.back} onClick={() => removeDayOverride()}>
        Back to day {day.globalDay}
      </button>
    </div>
  );
}

const ownText = ({ day, globalDay }: ReadersDay) =>
  `You chose day ${day} as your own. Everyone else reads day ${globalDay} today.`;

const demoText = ({ day }: ReadersDay) =>
  `Demo: this is day ${day}. It begins at day 1, and the day advances every 10 minutes.`;
