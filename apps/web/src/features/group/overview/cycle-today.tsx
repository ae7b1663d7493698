import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Cycle } from "@daily-quran/domain/cycle";
import type { Schedule } from "@daily-quran/domain/reading";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../../../ui/link.tsx";
import { counted } from "../../../lib/counted.ts";
import { formatDay } from "../../../lib/format-day.ts";
import { hasBegun } from "../cycle-start.ts";
import { doneText } from "../done-text.ts";
import type { QuizPath } from "../tab-props.ts";
import { useProgress } from "../use-progress.ts";
import { LeadLine } from "./lead-line.tsx";
import classes from "./overview.module.css";

interface CycleTodayProps {
  readonly cycle: Cycle;
  /** Absent where the user may not take a quiz. */
  readonly quizPath: QuizPath | undefined;
  readonly memberCount: number;
}

/** What a cycle reads today, its quiz, what the member has done, who has done today and who leads. */
export function CycleToday({ cycle, quizPath, memberCount }: CycleTodayProps) {
  const { currentDay } = cycle;
  const [now] = useState(Date.now);
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: "load" },
  });
  const { done, membersDone, namesDone } = useProgress(cycle, quizPath !== undefined);
  if (!hasBegun(cycle, now))
    return <p className={classes.begins}>Begins on {formatDay(cycle.startDate)}</p>;
  const title = schedule?.find(({ day }) => day === currentDay)?.readingTitle;
  return (
    <div className={classes.today}>
      <p className={classes.reading}>
        Today: <strong>{title ?? `Day ${currentDay}`}</strong>
      </p>
      <div className={classes.buttons}>
        <Button component={Link} to={scheduleDayPath(currentDay)} h={44}>
          Read day {currentDay}
        </Button>
        <QuizButtons cycle={cycle} quizPath={quizPath} points={done.get(currentDay)} />
      </div>
      {membersDone !== undefined && (
        <dl className={classes.progress}>
          <dt>You</dt>
          <dd>
            {done.size} of {counted(currentDay, "day")} done
          </dd>
          <dt>Today</dt>
          <dd>
            {membersDone} of {counted(memberCount, "member")} done
            {namesDone.length > 0 && `: ${listOf(namesDone, membersDone)}`}
          </dd>
          {cycle.settings.leaderboardEnabled && <LeadLine cycleId={cycle.id} />}
        </dl>
      )}
    </div>
  );
}

/** `amina, bilal and 3 more`. */
function listOf(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

interface QuizButtonsProps {
  readonly cycle: Cycle;
  readonly quizPath: QuizPath | undefined;
  /** Today's points; undefined before the quiz is done. */
  readonly points: number | undefined;
}

/** Today's quiz; once done its result, and the way on to the leaderboard. */
function QuizButtons({ cycle, quizPath, points }: QuizButtonsProps) {
  const { id, groupId, currentDay, settings } = cycle;
  if (!quizPath || !settings.quizEnabled) return null;
  const path = quizPath({ groupId, cycleId: id, day: currentDay });
  return (
    <>
      <Button component={Link} to={path} h={44} variant="default">
        {points === undefined ? "Take Today's Quiz" : doneText(cycle, points)}
      </Button>
      {points !== undefined && settings.leaderboardEnabled && (
        <Button component={Link} to="?tab=leaderboard" h={44} variant="subtle">
          See Leaderboard
        </Button>
      )}
    </>
  );
}
