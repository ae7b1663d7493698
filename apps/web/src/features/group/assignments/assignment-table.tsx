import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { memo } from "react";
import { useReaderToday } from "../../../reader/day/reader-today.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { useReadDays } from "../../../reader/progress/day-marks.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { isMissed } from "../is-missed.ts";
import type { QuizPath } from "../tab-props.ts";
import { AssignmentRow } from "./assignment-row.tsx";
import classes from "./assignments.module.css";

export const assignmentId = (day: number): string => `assignment-${day}`;

interface AssignmentTableProps {
  readonly cycle: Cycle;
  readonly entries: readonly ScheduleEntry[];
  readonly quizPath: QuizPath | undefined;
  readonly done: ReadonlyMap<number, number>;
}

/**
 * Not virtualised: at a 4x slower CPU all 300 rows scroll as smoothly as with `content-visibility`, and the
 * browser's own search finds every one.
 */
export const AssignmentTable = memo(function AssignmentTable(props: AssignmentTableProps) {
  const { cycle, entries, quizPath, done } = props;
  const t = useTexts("assignments");
  const now = useDayStart();
  const { date } = useReaderToday();
  const readDays = useReadDays();
  return (
    <table data-quiz={quizPath !== undefined} className={classes.table}>
      <thead>
        <tr className={classes.headings}>
          <th scope="col">{t("day")}</th>
          <th scope="col">{t("assignment")}</th>
          <th scope="col">{t("verses")}</th>
          <th scope="col">{t("dueDate")}</th>
          {quizPath && <th scope="col">{t("quiz")}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AssignmentRow
            key={entry.day}
            id={assignmentId(entry.day)}
            cycle={cycle}
            entry={entry}
            quizPath={quizPath}
            points={done.get(entry.day)}
            isRead={readDays.has(entry.day)}
            isMissed={isMissed(cycle, done, entry.day)}
            now={now}
            date={date}
          />
        ))}
      </tbody>
    </table>
  );
});
