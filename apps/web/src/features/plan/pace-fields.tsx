import type { Pace } from "@daily-quran/reading-schedule/plans/pace";
import { useTexts } from "../../texts/use-texts.ts";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import classes from "./plan.module.css";

/** A pace as it is typed: `amount` is NaN while nothing is. */
export interface PaceValues {
  readonly kind: Pace["kind"];
  readonly amount: number;
}

export const paceOf = ({ kind, amount }: PaceValues): Pace =>
  kind === "days" ? { kind, days: amount } : { kind, minutes: amount };

/** The usual amount of each kind, which takes the place of the other's. */
export const USUAL_AMOUNT = { days: 300, minutes: 10 } as const;

interface PaceFieldsProps {
  readonly values: PaceValues;
  readonly error: string | undefined;
  readonly onChange: (values: PaceValues) => void;
}

/** The pace of a plan: its days, or the minutes of each day. */
export function PaceFields({ values, error, onChange }: PaceFieldsProps) {
  const t = useTexts("plans");
  const { kind, amount } = values;
  return (
    <div className={classes.pace}>
      <SelectField
        label={t("pace")}
        value={kind}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value === "minutes" ? "minutes" : "days";
          onChange({ kind: next, amount: USUAL_AMOUNT[next] });
        }}
      >
        <option value="days">{t("inDays")}</option>
        <option value="minutes">{t("inMinutes")}</option>
      </SelectField>
      <NumberField
        label={t(kind === "days" ? "days" : "minutes")}
        value={amount}
        error={error}
        onChange={(value) => onChange({ kind, amount: value })}
      />
    </div>
  );
}
