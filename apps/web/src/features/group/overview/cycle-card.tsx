import type { Cycle } from "@daily-quran/domain/group/cycle";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { IconTrophy } from "@tabler/icons-react";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Badge } from "../../../ui/status/badge.tsx";
import { hasBegun, lastDayOf } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import type { HomeGroup } from "../../../reader/day/day-override.ts";
import { DayRing } from "../day-ring.tsx";
import type { QuizPath } from "../tab-props.ts";
import { CycleToday } from "./cycle-today.tsx";
import { useState } from "react";
import { Link } from "../../../ui/buttons/link.tsx";
import { isMissed } from "../is-missed.ts";
import { useProgress } from "../use-progress.ts";
import { ChangeCycle, RemoveCycle } from "./manage-cycle.tsx";
import classes from "./overview.module.css";

interface CycleCardProps {
  readonly cycle: Cycle;
  readonly group: HomeGroup;
  /** Absent where the user may not take a quiz. */
  readonly quizPath: QuizPath | undefined;
  readonly memberCount: number;
  /** Whether the user may change a cycle, and remove it as long as nobody has begun with it. */
  readonly canManage: boolean;
}

/** One cycle of the group. */
export function CycleCard({ cycle, group, quizPath, memberCount, canManage }: CycleCardProps) {
  const t = useTexts("cycles");
  const { day } = useFormats();
  const { name, startDate, endDate, isActive, settings } = cycle;
  const last = lastDayOf(cycle);
  const now = useDayStart();
  const running = hasBegun(cycle, now) ? "active" : "upcoming";
  const state = isActive ? running : "completed";
  return (
    <article className={classes.cycle}>
      {isActive && <DayRing cycle={cycle} />}
      <div className={classes.about}>
        <header className={classes.head}>
          <h2>{name}</h2>
          <Badge tone={isActive ? "accent" : "quiet"}>{t(state)}</Badge>
          {state === "upcoming" && (
            <span className={classes.from}>{t("from", { day: day(startDate) })}</span>
          )}
        </header>
        <p>{t("dates", { start: day(startDate), end: day(endDate) })}</p>
        <p>
          {last < PLAN_DAYS
            ? t(isActive ? "endsAfter" : "endedAfter", { day: last, days: PLAN_DAYS })
            : t("plan", { days: PLAN_DAYS })}
        </p>
        {settings.leaderboardEnabled && (
          <p className={classes.competition}>
            <IconTrophy aria-hidden size={18} />
            {t("competition")}
          </p>
        )}
        {canManage && isActive && cycle.isRemovable === false && <p>{t("stays")}</p>}
      </div>
      {isActive && (
        <CycleToday cycle={cycle} group={group} quizPath={quizPath} memberCount={memberCount} />
      )}
      {!isActive && quizPath && settings.quizEnabled && (
        <div className={classes.remove}>
          <MissedDays cycle={cycle} quizPath={quizPath} />
        </div>
      )}
      {canManage && (
        <div className={classes.remove}>
          <ChangeCycle cycle={cycle} />
          {cycle.isRemovable && <RemoveCycle cycle={cycle} />}
        </div>
      )}
    </article>
  );
}

interface MissedDaysProps {
  readonly cycle: Cycle;
  readonly quizPath: QuizPath;
}

/** The days that a member has missed in a finished cycle, each with its quiz; fetched when it is unfolded. */
function MissedDays({ cycle, quizPath }: MissedDaysProps) {
  const t = useTexts("cycles");
  const [isOpen, setOpen] = useState(false);
  const { isKnown, done } = useProgress(cycle, isOpen);
  const { id: cycleId, groupId, settings } = cycle;
  const days = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).filter(
    (day) => day >= settings.startDay && isMissed(cycle, done, day),
  );
  return (
    <details
      className={classes.settings}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("missedDays")}</summary>
      {isKnown && days.length === 0 && <p>{t("noneMissed")}</p>}
      <ul className={classes.missedDays}>
        {days.map((day) => (
          <li key={day}>
            <Link to={quizPath({ groupId, cycleId, day })}>{t("dayTitle", { day })}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
