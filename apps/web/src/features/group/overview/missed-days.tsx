import type { Cycle } from "@daily-quran/domain/group/cycle";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { isMissed } from "../is-missed.ts";
import type { QuizPath } from "../tab-props.ts";
import { useProgress } from "../use-progress.ts";
import classes from "./overview.module.css";

interface MissedDaysProps {
  readonly cycle: Cycle;
  readonly quizPath: QuizPath;
}

/** The days that a member has missed in a finished cycle, each with its quiz; fetched when it is unfolded. */
export function MissedDays({ cycle, quizPath }: MissedDaysProps) {
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
