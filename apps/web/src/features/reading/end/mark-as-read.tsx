import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { IconCheck } from "@tabler/icons-react";
import { formatDay } from "../../../lib/format-day.ts";
import { useStoredValue } from "../../../lib/use-stored-value.ts";
import { readDays } from "../../../reader/read-days.ts";
import textButton from "../../../ui/text-button.module.css";
import classes from "./reading-end.module.css";

/** Marks a day as read, in this browser, and takes the mark back. */
export function MarkAsRead({ day }: { readonly day: number }) {
  const [days, setDays] = useStoredValue(readDays);
  const { [day]: when, ...others } = days;
  if (when === undefined) {
    return (
      <button
        type="button"
        className={classes.mark}
        onClick={() => setDays({ ...days, [day]: utcDay(Date.now()) })}
      >
        <IconCheck aria-hidden size={18} />
        Mark as read
      </button>
    );
  }
  return (
    <p className={classes.marked}>
      <IconCheck aria-hidden size={18} />
      Read · {formatDay(when)}
      <button
        type="button"
        className={`${textButton.button} ${classes.undo}`}
        onClick={() => setDays(others)}
      >
        Undo
      </button>
    </p>
  );
}
