import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./day-ring.module.css";

/** A cycle's day as a thin ring around its number. */
export function DayRing({ day }: { readonly day: number }) {
  return (
    <span className={classes.ring}>
      <VisuallyHidden>{`Day ${day} of ${PLAN_DAYS}`}</VisuallyHidden>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" className={classes.track} />
        <circle
          cx="22"
          cy="22"
          r="20"
          pathLength={PLAN_DAYS}
          strokeDasharray={`${day} ${PLAN_DAYS}`}
          className={classes.done}
        />
      </svg>
      <span aria-hidden="true" className={classes.label}>
        <span>Day</span> {day}
      </span>
    </span>
  );
}
