import { countVerses } from "@daily-quran/quran/verse-spans";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { OwnPlanState } from "./own-plans.ts";
import type { PlanPortion } from "./plan-portion.ts";
import classes from "./portion.module.css";
import { useVersesTitle } from "../../reader/day-title.ts";

interface PortionHeadingProps {
  readonly state: OwnPlanState;
  readonly portion: PlanPortion;
}

/** Names a portion: its verses, its plan and its date. */
export function PortionHeading({
  state: { plan },
  portion: { verses, date },
}: PortionHeadingProps) {
  const t = useTexts("plans");
  const formats = useFormats();
  const titleOf = useVersesTitle();
  return (
    <header className={classes.heading}>
      <h1>{titleOf(verses)}</h1>
      <p>
        {plan.name} · {formats.day(date)} ·{" "}
        {t("portion", {
          count: countVerses(verses),
          minutes: wholeMinutesOf(verses),
        })}
      </p>
    </header>
  );
}
