import type { Cycle } from "@daily-quran/domain/cycle";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { IconCheck } from "@tabler/icons-react";
import { memo } from "react";
import { formatDay, formatDayOfYear } from "../../../lib/format-day.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { dueDateOf, isQuizOpen } from "../cycle-start.ts";
import { doneText } from "../done-text.ts";
import type { QuizPath } from "../tab-props.ts";
import classes from "./assignment-row.module.css";

interface AssignmentRowProps {
  readonly id: string;
  readonly cycle: Cycle;
  readonly entry: ScheduleEntry;
  readonly quizPath: QuizPath | undefined;
  /** What the user earned in the day's quiz; undefined before it is done. */
  readonly points: number | undefined;
  /** A past day without a result, after one with a result. */
  readonly isMissed: boolean;
  /** When the table was rendered, in epoch milliseconds. */
  readonly now: number;
}

/** One day of a cycle: two lines on a phone, a row of a table elsewhere. */
export const AssignmentRow = memo(function AssignmentRow(props: AssignmentRowProps) {
  const { id, cycle, entry, quizPath, points, isMissed, now } = props;
  const { day, readingTitle, verseCount } = entry;
  const isToday = day === cycle.currentDay;
  const isPast = day < cycle.currentDay;
  return (
    <tr
      id={id}
      className={classes.row}
      data-past={isPast || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <td className={classes.day}>
        {day}
        {isPast && <PastMark />}
      </td>
      <td className={classes.title}>
        <Link to={scheduleDayPath(day)}>{readingTitle}</Link>{" "}
        {isToday && <Badge tone="accent">Today</Badge>}
        {isMissed && <Badge>Missed</Badge>}
      </td>
      <td className={classes.verses}>{verseCount}</td>
      <td className={classes.due}>{formatDay(dueDateOf(cycle, day))}</td>
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

const PastMark = () => (
  <>
    <IconCheck aria-hidden size={16} />
    <VisuallyHidden>Past</VisuallyHidden>
  </>
);

/** The link to a day's quiz, with the points once it is done; before that day its date, not to be pressed. */
function QuizLink({ cycle, day, quizPath, points, now }: QuizLinkProps) {
  const label = `Quiz of day ${day}`;
  const { quizEnabled } = cycle.settings;
  if (!quizEnabled || !isQuizOpen(cycle, day, now)) {
    const date = quizEnabled ? formatDayOfYear(dueDateOf(cycle, day)) : undefined;
    return (
      <button
        type="button"
        disabled
        aria-label={date ? `${label}: ${date}` : label}
        className={classes.quizButton}
      >
        {date ?? "Quiz"}
      </button>
    );
  }
  const path = quizPath({ groupId: cycle.groupId, cycleId: cycle.id, day });
  const result = points === undefined ? undefined : doneText(cycle, points);
  return (
    <Link
      to={path}
      aria-label={result ? `${label}: ${result}` : label}
      data-done={result !== undefined || undefined}
      className={classes.quizButton}
    >
      {result ?? "Quiz"}
    </Link>
  );
}
