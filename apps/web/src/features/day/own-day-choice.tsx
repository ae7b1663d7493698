import type { ReadersDay } from "./day-clock.ts";
import { applyDayOverride, removeDayOverride } from "./day-override.ts";
import classes from "./own-day-notice.module.css";

interface OwnDayChoiceProps {
  readonly shownDay: number;
  readonly day: ReadersDay;
}

/** Sets the shown day as the reader's override, or removes the override. */
export function OwnDayChoice({ shownDay, day }: OwnDayChoiceProps) {
  if (shownDay === day.day) {
    if (!day.isOwn) return null;
    return (
      <button type="button" className={classes.choose} onClick={() => removeDayOverride()}>
        Back to day {day.globalDay}
      </button>
    );
  }
  return (
    <button type="button" className={classes.choose} onClick={() => applyDayOverride(shownDay)}>
      Make this my day
    </button>
  );
}
