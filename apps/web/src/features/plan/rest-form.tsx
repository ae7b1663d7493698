import { isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import {
  changeRest,
  firstFreeDate,
  previewChoice,
  withChoice,
} from "@daily-quran/reading-schedule/plans/catch-up";
import { pausedUntil, restDaysOn } from "@daily-quran/reading-schedule/plans/rest-dates";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { ChoicePreviewText } from "./choice-preview-text.tsx";
import type { OwnPlanState } from "./own-plans.ts";
import classes from "./plan.module.css";
import { RestDaysField } from "./rest-days-field.tsx";
import { usePlanFaults } from "./use-plan-faults.ts";

interface RestFormProps {
  readonly state: OwnPlanState;
  readonly onClose: () => void;
}

/** Other rest days or a pause for all that is unread, with what they would make of the plan. */
export function RestForm({ state, onClose }: RestFormProps) {
  const t = useTexts("plans");
  const { id, plan, read, today } = state;
  const on = firstFreeDate(plan, read, today);
  const [restDays, setRestDays] = useState(() => restDaysOn(plan, on));
  const [typed, setTyped] = useState<string>(() => pausedUntil(plan, today) ?? "");
  const faultsOf = usePlanFaults();
  const resumesOn = isCalendarDay(typed) ? typed : undefined;
  const daysFault = faultsOf({ ...plan, restDays })?.restDays;
  const isToCome = typed === "" || (resumesOn !== undefined && resumesOn >= today);
  const isValid = daysFault === undefined && isToCome;
  const choice = changeRest(plan, read, { on, restDays, resumesOn });
  const changed = withChoice(plan, choice);
  const otherFault = isValid ? faultsOf(changed)?.choices : undefined;
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid || faultsOf(changed)) return;
        onClose();
        void store.set({ kind: "plan", id, value: changed });
      }}
    >
      <RestDaysField values={restDays} error={daysFault} onChange={setRestDays} />
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
      {isValid && otherFault === undefined && (
        <output className={classes.formPreview}>
          <ChoicePreviewText preview={previewChoice(plan, choice, read)} />
        </output>
      )}
      <FormFailure text={otherFault} />
      <FormButtons>
        <Button h={44} variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button h={44} type="submit" disabled={!isValid}>
          {t("choose")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}
