import * as webPaths from "@daily-quran/domain/web-paths";
import { IconCheck } from "@tabler/icons-react";
import { markOfDay, readDaysOf } from "../../../reader/progress/day-marks.ts";
import { progress } from "../../../reader/progress/progress.ts";
import { useRests } from "../../../reader/progress/rest-dates.ts";
import { useReaderToday } from "../../../reader/day/reader-today.ts";
import { useItems } from "../../../reader/progress/use-progress.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import markButton from "../../../ui/buttons/mark-button.module.css";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import textButton from "../../../ui/buttons/text-button.module.css";
import classes from "./reading-end.module.css";
import { WeekDots } from "./week-dots.tsx";

interface MarkAsReadProps {
  readonly day: number;
  /** The day of the plan that the reader is at. */
  readonly currentDay: number;
}

/** Marks a day as read, and takes the mark back. */
export function MarkAsRead({ day, currentDay }: MarkAsReadProps) {
  const t = useTexts("progress");
  const shell = useTexts("shell");
  const formats = useFormats();
  const marks = useItems("mark");
  const today = useReaderToday();
  const rests = useRests();
  const read = marks && readDaysOf(marks, today).get(day);
  if (!marks) return <div className={markButton.marked} />;
  // A reading that is made up counts for its own date, which says nothing of when it was read.
  const readText = (date: string) => t(read?.date === today.date ? "readOn" : "readFor", { date });
  const mark = () => progress.set(markOfDay(day, { marks, today, currentDay, rests }));
  return (
    <div className={classes.mark}>
      {read ? (
        <>
          <p className={`${markButton.marked} ${classes.marked}`}>
            <IconCheck aria-hidden size={18} />
            {readText(formats.day(read.date))}
            <TextButton className={classes.undo} onClick={() => void unmark(read.ids)}>
              {t("undo")}
            </TextButton>
          </p>
          <p className={classes.warmth}>{t("warmth")}</p>
          <WeekDots
            today={today.date}
            dates={new Set(marks.map(({ value }) => value.date))}
            rests={rests}
          />
        </>
      ) : (
        <button type="button" className={markButton.mark} onClick={() => void mark()}>
          {t("markRead")}
        </button>
      )}
      <Link to={webPaths.myReading} className={textButton.button ?? ""}>
        {shell("myReading")}
      </Link>
    </div>
  );
}

const unmark = (ids: readonly string[]) =>
  progress.set(...ids.map((id) => ({ kind: "mark" as const, id, value: null })));
