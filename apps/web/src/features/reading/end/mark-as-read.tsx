import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { IconCheck } from "@tabler/icons-react";
import { useStoredValue } from "../../../lib/use-stored-value.ts";
import { readDays } from "../../../reader/read-days.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import textButton from "../../../ui/text-button.module.css";
import classes from "./reading-end.module.css";

/** Marks a day as read, in this browser, and takes the mark back. */
export function MarkAsRead({ day }: { readonly day: number }) {
  const t = useTexts("reading");
  const formats = useFormats();
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
        {t("markRead")}
      </button>
    );
  }
  return (
    <p className={classes.marked}>
      <IconCheck aria-hidden size={18} />
      {t("readOn", { date: formats.day(when) })}
      <button
        type="button"
        className={`${textButton.button} ${classes.undo}`}
        onClick={() => setDays(others)}
      >
        {t("undo")}
      </button>
    </p>
  );
}
