import type { Cycle } from "@daily-quran/domain/cycle";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { IconTrophy } from "@tabler/icons-react";
import { formatDay } from "../../../lib/format-day.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DayRing } from "../day-ring.tsx";
import type { QuizPath } from "../tab-props.ts";
import { CycleToday } from "./cycle-today.tsx";
import classes from "./overview.module.css";

const PLANS = { detailed: `Detailed plan, ${PLAN_DAYS} days` } as const;

interface CycleCardProps {
  readonly cycle: Cycle;
  /** Absent where the user may not take a quiz. */
  readonly quizPath: QuizPath | undefined;
  readonly memberCount: number;
}

/** One cycle of the group. */
export function CycleCard({ cycle, quizPath, memberCount }: CycleCardProps) {
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
      {isActive && <CycleToday cycle={cycle} quizPath={quizPath} memberCount={memberCount} />}
    </article>
  );
}
