import type { Cycle } from "@daily-quran/domain/cycle";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconTrophy } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDay } from "../../../lib/format-day.ts";
import { Badge } from "../../../ui/badge.tsx";
import { hasBegun } from "../cycle-start.ts";
import { DayRing } from "../day-ring.tsx";
import type { QuizPath } from "../tab-props.ts";
import classes from "./overview.module.css";

const PLANS = { detailed: `Detailed plan, ${PLAN_DAYS} days` } as const;

interface CycleCardProps {
  readonly cycle: Cycle;
  /** Absent where the user may not take a quiz. */
  readonly quizPath: QuizPath | undefined;
}

/** One cycle of the group. */
export function CycleCard({ cycle, quizPath }: CycleCardProps) {
  const { name, startDate, endDate, isActive, readingPlan, currentDay, settings } = cycle;
  return (
    <article className={classes.cycle}>
      {isActive && <DayRing day={currentDay} />}
      <div className={classes.about}>
        <header className={classes.head}>
          <h2>{name}</h2>
          <Badge tone={isActive ? "accent" : "quiet"}>{isActive ? "Active" : "Completed"}</Badge>
        </header>
        <p>
          {formatDay(startDate)} – {formatDay(endDate)}
        </p>
        <p>{PLANS[readingPlan]}</p>
        {settings.leaderboardEnabled && (
          <p className={classes.competition}>
            <IconTrophy aria-hidden size={18} />
            Competition enabled
          </p>
        )}
      </div>
      {isActive && <TodaysQuiz cycle={cycle} quizPath={quizPath} />}
    </article>
  );
}

function TodaysQuiz({ cycle, quizPath }: CycleCardProps) {
  const { id, groupId, startDate, currentDay, settings } = cycle;
  const [now] = useState(Date.now);
  if (!hasBegun(cycle, now))
    return <p className={classes.begins}>Begins on {formatDay(startDate)}</p>;
  if (!quizPath || !settings.quizEnabled) return null;
  return (
    <Button component={Link} to={quizPath({ groupId, cycleId: id, day: currentDay })} h={44}>
      Take Today&apos;s Quiz
    </Button>
  );
}
