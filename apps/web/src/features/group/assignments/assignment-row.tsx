import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { groupReadingPath } from "@daily-quran/domain/web-paths";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { IconCheck } from "@tabler/icons-react";
import { memo } from "react";
import { useDayTitle } from "../../../reader/day-title.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Badge } from "../../../ui/status/badge.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { dueDateOf, hasBegun, isQuizOpen } from "../../../reader/day/cycle.ts";
import type { QuizPath } from "../tab-props.ts";
import { useDoneText } from "../use-done-text.ts";
import classes from "./assignment-row.module.css";

interface AssignmentRowProps {
  readonly id: string;
  readonly cycle: Cycle;
  readonly entry: ScheduleEntry;
  readonly quizPath: QuizPath | undefined;
  /** What the user earned in the day's quiz; undefined before it is done. */
  readonly points: number | undefined;
  /** Whether the reader has marked the day as read. */
  readonly isRead: boolean;
  /** A past day without a result, after one with a result. */
  readonly isMissed: boolean;
  /** The start of the UTC day, in epoch milliseconds. */
  readonly now: number;
  /** The reader's own date. */
  readonly date: CalendarDay;
}

/** One day of a cycle: two lines on a phone, a row of a table elsewhere. */
export const AssignmentRow = memo(function AssignmentRow(props: AssignmentRowProps) {
  const t = useTexts("assignments");
  const formats = useFormats();
  const titleOf = useDayTitle();
  const { id, cycle, entry, quizPath, points, isRead, isMissed, now, date } = props;
  const { day, verseCount } = entry;
  const isToday = day === cycle.currentDay && hasBegun(cycle, now);
  const isPast = day < cycle.currentDay;
  return (
    <tr
      id={id}
      className={classes.row}
      data-past={isPast || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <td className={classes.day}>
        {formats.number(day)}
        {isPast && <PastMark />}
      </td>
      <td className={classes.title}>
        <Link to={groupReadingPath(day, cycle.groupId)}>{titleOf(entry)}</Link>{" "}
        {isToday && <Badge tone="accent">{t("today")}</Badge>}
        {isToday && <Until date={dueDateOf(cycle, day)} isHere={date === dueDateOf(cycle, day)} />}
        {isRead && <Badge tone="accent">{t("read")}</Badge>}
        {isMissed && <Badge>{t("missed")}</Badge>}
      </td>
      <td className={classes.verses} data-unit={t("unit", { count: verseCount })}>
        {formats.number(verseCount)}
      </td>
      <td className={classes.due} data-short={formats.dayOfYear(dueDateOf(cycle, day))}>
        <span>{formats.day(dueDateOf(cycle, day))}</span>
      </td>
      {quizPath && (
        <td className={classes.quiz}>
          <QuizLink cycle={cycle} day={day} quizPath={quizPath} points={points} now={now} />
        </td>
      )}
    </tr>
  );
});

interface QuizLinkProps {
  readonly cycle: Cycle;
  readonly day: number;
  readonly quizPath: QuizPath;
  readonly points: number | undefined;
  readonly now: number;
}

interface UntilProps {
  readonly date: CalendarDay;
  /** Whether the reader has that date, too. */
  readonly isHere: boolean;
}

/** Where it is another date at the reader's already, or still: until when today's reading is today's. */
function Until({ date, isHere }: UntilProps) {
  const t = useTexts("assignments");
  const { time } = useFormats();
  if (isHere) return null;
  return <small className={classes.until}> {t("until", { time: time(date) })}</small>;
}

function PastMark() {
  const t = useTexts("assignments");
  return (
    <>
      <IconCheck aria-hidden size={16} />
      <VisuallyHidden>{t("past")}</VisuallyHidden>
    </>
  );
}

/** The link to a day's quiz, with the points once it is done; before that day its date, not to be pressed. */
function QuizLink({ cycle, day, quizPath, points, now }: QuizLinkProps) {
  const t = useTexts("assignments");
  const formats = useFormats();
  const doneText = useDoneText();
  const nameOf = (result: string | undefined) =>
    result === undefined ? t("quizOf", { day }) : t("quizOfDone", { day, result });
  const { quizEnabled } = cycle.settings;
  if (!quizEnabled || !isQuizOpen(cycle, day, now)) {
    const date = quizEnabled ? formats.dayOfYear(dueDateOf(cycle, day)) : undefined;
    return (
      <button type="button" disabled aria-label={nameOf(date)} className={classes.quizButton}>
        {date ?? t("quiz")}
      </button>
    );
  }
  const path = quizPath({ groupId: cycle.groupId, cycleId: cycle.id, day });
  const result = points === undefined ? undefined : doneText(cycle, points);
  return (
    <Link
      to={path}
      aria-label={nameOf(result)}
      data-done={result !== undefined || undefined}
      className={classes.quizButton}
    >
      {result ?? t("quiz")}
    </Link>
  );
}
