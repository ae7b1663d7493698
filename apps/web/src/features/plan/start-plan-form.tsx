import type { OwnPlan } from "@daily-quran/domain/progress/progress";
import { isCalendarDay, type CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { portionsOf, type RestDays } from "@daily-quran/reading-schedule/plans/personal-plan";
import { minutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { now } from "../../reader/clock/clock.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { progress as store } from "../../reader/progress/progress.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout } from "../../ui/forms/form-layout.tsx";
import { PaceFields, paceOf, type PaceValues, USUAL_AMOUNT } from "./pace-fields.tsx";
import classes from "./plan.module.css";
import { RestDaysField } from "./rest-days-field.tsx";
import { usePlanFaults } from "./use-plan-faults.ts";

interface StartPlanFormProps {
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

/** A new plan of the reader's own: its name, its start and its pace, with its end before it is begun. */
export function StartPlanForm({ today, onClose }: StartPlanFormProps) {
  const t = useTexts("plans");
  const [typed, setName] = useState<string>();
  const [startsOn, setStartsOn] = useState<string>(today);
  const [pace, setPace] = useState<PaceValues>({ kind: "days", amount: USUAL_AMOUNT.days });
  const [restDays, setRestDays] = useState<RestDays>([]);
  // Two clicks of one form are one plan.
  const [id] = useState(newUuid);
  const [began] = useState(() => new Date(now()).toISOString());
  const faultsOf = usePlanFaults();
  const amount = pace.amount || USUAL_AMOUNT[pace.kind];
  const name = typed ?? t("usualName", { kind: pace.kind, amount });
  const plan = {
    name: name.trim(),
    startsOn: startsOn as CalendarDay,
    verses: WHOLE_QURAN,
    pace: paceOf(pace),
    ...(restDays.length > 0 && { restDays: [...restDays] }),
    choices: [],
    createdAt: began,
  };
  const faults = faultsOf(plan);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (faults) return;
        onClose();
        void store.set({ kind: "plan", id, value: plan });
      }}
    >
      <TextField
        label={t("name")}
        data-autofocus
        maxLength={100}
        value={name}
        error={faults?.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={t("startsOn")}
        type="date"
        miw={0}
        value={startsOn}
        error={faults?.startsOn}
        onChange={({ currentTarget }) => setStartsOn(currentTarget.value)}
      />
      <PaceFields values={pace} error={faults?.pace} onChange={setPace} />
      <details className={classes.fold}>
        <summary>{t("rest")}</summary>
        <RestDaysField values={restDays} error={faults?.restDays} onChange={setRestDays} />
      </details>
      {!faults && isCalendarDay(startsOn) && <Ends plan={plan} />}
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" disabled={faults !== undefined}>
          {t("startDo")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}

/** How long a plan goes on, and what a day of it takes. */
function Ends({ plan }: { readonly plan: OwnPlan }) {
  const t = useTexts("plans");
  const { day } = useFormats();
  const portions = portionsOf(plan);
  const minutes = minutesOf([plan.verses]) / portions.length;
  return (
    <output className={classes.formPreview}>
      {t("newPlan", {
        days: portions.length,
        end: day(portions.at(-1)?.date ?? plan.startsOn),
        minutes: Math.max(1, Math.round(minutes)),
      })}
    </output>
  );
}
