import {
  changePace,
  firstFreeDate,
  previewChoice,
  withChoice,
} from "@daily-quran/reading-schedule/plans/catch-up";
import { pausedUntil } from "@daily-quran/reading-schedule/plans/rest-dates";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { ChoicePreviewText } from "./choice-preview-text.tsx";
import type { OwnPlanState } from "./own-plans.ts";
import { PaceFields, paceOf, type PaceValues, USUAL_AMOUNT } from "./pace-fields.tsx";
import classes from "./plan.module.css";
import { usePlanFaults } from "./use-plan-faults.ts";

interface PaceFormProps {
  readonly state: OwnPlanState;
  readonly onClose: () => void;
}

/** A new pace for all that is unread, with what it would make of the plan before it is chosen. */
export function PaceForm({ state, onClose }: PaceFormProps) {
  const t = useTexts("plans");
  const { id, plan, read, today } = state;
  const [values, setValues] = useState<PaceValues>({
    kind: "minutes",
    amount: USUAL_AMOUNT.minutes,
  });
  const faultsOf = usePlanFaults();
  const pace = paceOf(values);
  const paceFault = faultsOf({ ...plan, pace })?.pace;
  const on = pausedUntil(plan, today) ?? firstFreeDate(plan, read, today);
  const choice = changePace(plan, read, { on, pace });
  const changed = withChoice(plan, choice);
  const isValid = paceFault === undefined;
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid || faultsOf(changed)) return;
        onClose();
        void store.set({ kind: "plan", id, value: changed });
      }}
    >
      <PaceFields values={values} error={paceFault} onChange={setValues} />
      {isValid && (
        <output className={classes.formPreview}>
          <ChoicePreviewText preview={previewChoice(plan, choice, read)} />
        </output>
      )}
      <FormFailure text={isValid ? faultsOf(changed)?.choices : undefined} />
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
