import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import type { ReadersDay } from "../../reader/day/day-clock.ts";
import { startPlan } from "../../reader/day/day-override.ts";
import classes from "./first-line.module.css";
import { endFirstVisits } from "./first-visits.ts";

/** Tells a newcomer what this is, and where all are: to read along, or to begin at day 1. In every document. */
export function FirstLine({ day }: { readonly day: ReadersDay }) {
  const t = useTexts("reading");
  const showToast = useShowToast();
  if (day.isOwn) return null;
  return (
    <p className={classes.line} data-screen-only>
      {t("firstLine", {
        day: day.globalDay,
        days: PLAN_DAYS,
        along: choice(),
        begin: choice((undoEnd) => {
          const undoStart = startPlan(1);
          const undo = () => {
            undoStart();
            undoEnd();
          };
          showToast({ title: t("planStarted", { day: 1 }), undo });
        }),
      })}
    </p>
  );
}

const choice = (choose?: (undoEnd: () => void) => void) => (content: ReactNode) => (
  <button
    type="button"
    className={classes.choice}
    onClick={() => {
      const undoEnd = endFirstVisits();
      choose?.(undoEnd);
    }}
  >
    {content}
  </button>
);
