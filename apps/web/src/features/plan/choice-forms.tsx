import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import {
  changePace,
  changeRest,
  firstFreeDate,
  previewChoice,
  withChoice,
} from "@daily-quran/reading-schedule/plans/catch-up";
import { type PersonalPlan, portionsOf } from "@daily-quran/reading-schedule/plans/personal-plan";
import { pausedUntil, restDaysOn } from "@daily-quran/reading-schedule/plans/rest-dates";
import { Button } from "../../ui/buttons/button.tsx";
import { type ReactNode, useState } from "react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { ChoicePreviewText } from "./choice-preview-text.tsx";
import type { OwnPlanState } from "./own-plans.ts";
import { PaceFields, paceOf, type PaceValues, USUAL_AMOUNT } from "./pace-fields.tsx";
import classes from "./plan.module.css";
import { RestDaysField } from "./rest-days-field.tsx";
import { usePlanFaults } from "./use-plan-faults.ts";

interface PlanFormProps {
  readonly state: OwnPlanState;
  readonly onClose: () => void;
}

/** A new pace for all that is unread. */
export function PaceForm({ state, onClose }: PlanFormProps) {
  const { plan, read, today } = state;
  const on = pausedUntil(plan, today) ?? firstFreeDate(plan, read, today);
  const [values, setValues] = useState(() => paceFrom(plan, on));
  const pace = paceOf(values);
  const fault = usePlanFaults()({ ...plan, pace })?.pace;
  const choice = changePace(plan, read, { on, pace });
  return (
    <ChoiceForm {...{ state, onClose, choice }} isValid={fault === undefined}>
      <PaceFields values={values} error={fault} onChange={setValues} />
    </ChoiceForm>
  );
}

/** The plan's own pace: its minutes, or the days that it has left. */
function paceFrom(plan: PersonalPlan, on: CalendarDay): PaceValues {
  const { pace } = plan.choices.findLast((choice) => choice.kind === "pace") ?? plan;
  if (pace.kind === "minutes") return { kind: "minutes", amount: pace.minutes };
  const left = portionsOf(plan).filter(({ date }) => date >= on).length;
  return left > 0
    ? { kind: "days", amount: left }
    : { kind: "minutes", amount: USUAL_AMOUNT.minutes };
}

/** Other rest days or a pause for all that is unread. */
export function RestForm({ state, onClose }: PlanFormProps) {
  const t = useTexts("plans");
  const { plan, read, today } = state;
  const on = firstFreeDate(plan, read, today);
  const [restDays, setRestDays] = useState(() => restDaysOn(plan, on));
  const [typed, setTyped] = useState<string>(() => pausedUntil(plan, today) ?? "");
  const resumesOn = isCalendarDay(typed) ? typed : undefined;
  const fault = usePlanFaults()({ ...plan, restDays })?.restDays;
  const isToCome = typed === "" || (resumesOn !== undefined && resumesOn >= today);
  const choice = changeRest(plan, read, { on, restDays, resumesOn });
  return (
    <ChoiceForm {...{ state, onClose, choice }} isValid={fault === undefined && isToCome}>
      <RestDaysField values={restDays} error={fault} onChange={setRestDays} />
      <TextField
        label={t("resumesOn")}
        description={t("resumesWhy")}
        type="date"
        miw={0}
        min={today}
        value={typed}
        error={isToCome ? undefined : t("resumesLater")}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ChoiceForm>
  );
}

interface ChoiceFormProps extends PlanFormProps {
  readonly choice: Parameters<typeof withChoice>[1];
  readonly isValid: boolean;
  readonly children: ReactNode;
}

/** Says what a choice would make of the plan before it is chosen. */
function ChoiceForm({ state, onClose, choice, isValid, children }: ChoiceFormProps) {
  const t = useTexts("plans");
  const { id, plan, read } = state;
  const changed = withChoice(plan, choice);
  const faults = usePlanFaults()(changed);
  const fault = isValid ? faults?.choices : undefined;
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid || faults) return;
        onClose();
        void store.set({ kind: "plan", id, value: changed });
      }}
    >
      {children}
      {isValid && fault === undefined && (
        <output className={classes.formPreview}>
          <ChoicePreviewText preview={previewChoice(plan, choice, read)} />
        </output>
      )}
      <FormFailure text={fault} />
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" disabled={!isValid}>
          {t("choose")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}
