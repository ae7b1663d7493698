import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import classes from "./day-ring.module.css";

/** A cycle's day as a thin ring around its number. */
export function DayRing({ day }: { readonly day: number }) {
  const t = useTexts("groups");
  const formats = useFormats();
  return (
    <span className={classes.ring}>
      <VisuallyHidden>{t("ring", { day, days: PLAN_DAYS })}</VisuallyHidden>
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
        <span>{t("day")}</span> {formats.number(day)}
      </span>
    </span>
  );
}
