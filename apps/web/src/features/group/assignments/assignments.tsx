import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { findDays } from "@daily-quran/quran-text/search/find-days";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../../texts/use-texts.ts";
import { Empty } from "../../../ui/status/empty.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { hasBegun } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { DayChange } from "../day-change.tsx";
import type { QuizPath } from "../tab-props.ts";
import { AssignmentTable, assignmentId } from "./assignment-table.tsx";
import classes from "./assignments.module.css";

interface AssignmentsProps {
  readonly cycle: Cycle;
  readonly schedule: readonly ScheduleEntry[];
  readonly quizPath: QuizPath | undefined;
  /** The points of each day whose quiz the user has done. */
  readonly done: ReadonlyMap<number, number>;
}

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
          <Button h={44} variant="default" onClick={jumpToToday}>
            {t("jump")}
          </Button>
        )}
      </div>
      <output className={classes.count}>
        {t("count", { found: found.length, all: schedule.length })}
      </output>
      <p className={classes.change}>
        <DayChange now={now} />
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
