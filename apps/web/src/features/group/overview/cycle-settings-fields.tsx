import type { CycleSettings } from "@daily-quran/domain/cycle";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { UseFormReturnType } from "@mantine/form";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import classes from "./overview.module.css";

export interface CycleFormValues {
  readonly name: string;
  readonly startDate: string;
  readonly settings: CycleSettings;
}

const SWITCHES = [
  { name: "leaderboardEnabled", label: "Competition (leaderboard)" },
  { name: "quizEnabled", label: "Daily quiz" },
  { name: "gradedOnly", label: "Only results graded here count" },
] as const;

const NUMBERS = [
  { name: "pointsPerReading", label: "Reading" },
  { name: "pointsPerTranslation", label: "Translation" },
  { name: "pointsPerTafseer", label: "Tafseer" },
] as const;

type CycleForm = UseFormReturnType<CycleFormValues>;

/** The settings of a cycle, folded: their defaults suit most groups. */
export function CycleSettingsFields({ form }: { readonly form: CycleForm }) {
  const hasErrors = Object.keys(form.errors).some((path) => path.startsWith("settings."));
  return (
    <details className={classes.settings} {...(hasErrors && { open: true })}>
      <summary>Settings</summary>
      <div className={classes.fields}>
        <NumberField form={form} name="startDay" label={`Start day (1 to ${PLAN_DAYS})`} />
        {SWITCHES.map(({ name, label }) => (
          <SwitchField
            key={name}
            label={label}
            {...form.getInputProps(`settings.${name}`, { type: "checkbox" })}
          />
        ))}
        <span>Points per correct answer</span>
        <div className={classes.points}>
          {NUMBERS.map(({ name, label }) => (
            <NumberField key={name} form={form} name={name} label={label} />
          ))}
        </div>
      </div>
    </details>
  );
}

interface NumberFieldProps {
  readonly form: CycleForm;
  readonly name: "startDay" | (typeof NUMBERS)[number]["name"];
  readonly label: string;
}

function NumberField({ form, name, label }: NumberFieldProps) {
  const value = form.values.settings[name];
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      {...form.getInputProps(`settings.${name}`)}
      value={Number.isNaN(value) ? "" : value}
      onChange={(event) =>
        form.setFieldValue(`settings.${name}`, event.currentTarget.valueAsNumber)
      }
    />
  );
}
