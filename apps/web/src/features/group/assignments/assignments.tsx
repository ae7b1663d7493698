import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { findDays } from "@daily-quran/quran-text/search/find-days";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState, memo } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../../texts/use-texts.ts";
import { Empty } from "../../../ui/status/empty.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { hasBegun } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { DayChange } from "../day-change.tsx";
import type { QuizPath } from "../tab-props.ts";
import { useReaderToday } from "../../../reader/day/reader-today.ts";
import { useReadDays } from "../../../reader/progress/day-marks.ts";
import { isMissed } from "../is-missed.ts";
import { AssignmentRow } from "./assignment-row.tsx";
import classes from "./assignments.module.css";

interface AssignmentsProps {
  readonly cycle: Cycle;
  readonly schedule: readonly ScheduleEntry[];
  readonly quizPath: QuizPath | undefined;
  /** The points of each day whose quiz the user has done. */
  readonly done: ReadonlyMap<number, number>;
}

const assignmentId = (day: number): string => `assignment-${day}`;

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
const AssignmentTable = memo(function AssignmentTable(props: AssignmentTableProps) {
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

/** The 300 days of a cycle, with a search field. */
export function Assignments({ cycle, schedule, quizPath, done }: AssignmentsProps) {
  const t = useTexts("assignments");
  const now = useDayStart();
  const [search, setSearch] = useState("");
  const found = findDays(schedule, search);
  const { currentDay } = cycle;
  const [openedAt] = useState(currentDay);
  // Not at the turn of the day: somebody may be reading the list.
  useEffect(() => scrollTo(openedAt), [openedAt]);
  const jumpToToday = () => {
    // Today's row must be there before it can be scrolled to.
    flushSync(() => setSearch(""));
    scrollTo(currentDay);
  };
  return (
    <>
      <div className={classes.tools}>
        <TextField
          type="search"
          aria-label={t("search")}
          placeholder={t("searchHint")}
          leftSection={<IconSearch aria-hidden size={18} />}
          className={classes.search ?? ""}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {hasBegun(cycle, now) && (
          <Button variant="default" onClick={jumpToToday}>
            {t("jump")}
          </Button>
        )}
      </div>
      <output className={classes.count}>
        {t("count", { found: found.length, all: schedule.length })}
      </output>
      <p className={classes.change}>
        <DayChange cycle={cycle} now={now} />
      </p>
      {found.length === 0 ? (
        <Empty title={t("none")} hint={t("noneHint")} />
      ) : (
        <AssignmentTable cycle={cycle} entries={found} quizPath={quizPath} done={done} />
      )}
    </>
  );
}

/** Returns nothing: a newer `scrollIntoView` returns a promise, which is no clean-up function. */
function scrollTo(day: number): void {
  document.getElementById(assignmentId(day))?.scrollIntoView({ block: "center" });
}
