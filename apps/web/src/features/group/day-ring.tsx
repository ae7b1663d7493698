import type { Cycle } from "@daily-quran/domain/group/cycle";
import { lastDayOf } from "../../reader/day/cycle.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import classes from "./day-ring.module.css";

/** A cycle's day as a thin ring around its number. */
export function DayRing({ cycle }: { readonly cycle: Cycle }) {
  const t = useTexts("groups");
  const formats = useFormats();
  const day = cycle.currentDay;
  const days = lastDayOf(cycle);
  return (
    <span className={classes.ring}>
      <VisuallyHidden>{t("ring", { day, days })}</VisuallyHidden>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" className={classes.track} />
        <circle
          cx="22"
          cy="22"
          r="20"
          pathLength={days}
          strokeDasharray={`${day} ${days}`}
          className={classes.done}
        />
      </svg>
      <span aria-hidden="true" className={classes.label}>
        <span>{t("day")}</span> {formats.number(day)}
      </span>
    </span>
  );
}
