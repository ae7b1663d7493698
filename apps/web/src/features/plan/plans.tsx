import type { ReaderDate } from "@daily-quran/reading-schedule/streak/reader-streak";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { KeepingNotice } from "../../reader/progress/keeping-notice.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import type { MarkItem, OwnPlanState } from "./own-plans.ts";
import { PlanCard } from "./plan-card.tsx";
import classes from "./plan.module.css";
import { StartPlanForm } from "./start-plan-form.tsx";

interface PlansProps {
  /** The newest first. */
  readonly states: readonly OwnPlanState[];
  readonly marks: readonly MarkItem[];
  readonly today: ReaderDate;
}

/** The reader's own plans, and the way to a new one. */
export function Plans({ states, marks, today: { date, timeZone } }: PlansProps) {
  const t = useTexts("plans");
  const [isStarting, setStarting] = useState(false);
  const close = () => setStarting(false);
  return (
    <section aria-labelledby="own-plans" className={classes.plans}>
      <h2 id="own-plans">{t("plans")}</h2>
      <KeepingNotice kind="plan" />
      {states.length === 0 && <p className={classes.quiet}>{t("none")}</p>}
      {states.map((state) => (
        <PlanCard key={state.id} state={state} marks={marks} timeZone={timeZone} />
      ))}
      <Button
        variant={states.length === 0 ? "filled" : "default"}
        onClick={() => setStarting(true)}
      >
        {t("start")}
      </Button>
      <Dialog title={t("start")} description={t("startWhy")} opened={isStarting} onClose={close}>
        <StartPlanForm today={date} onClose={close} />
      </Dialog>
    </section>
  );
}
