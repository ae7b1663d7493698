import type { CycleSettings } from "@daily-quran/domain/group/cycle";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { UseFormReturnType } from "@mantine/form";
import { useTexts } from "../../../texts/use-texts.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import classes from "./overview.module.css";

export interface CycleFormValues {
  readonly name: string;
  readonly startDate: string;
  readonly settings: CycleSettings;
}

const SWITCHES = [
  "leaderboardEnabled",
  "quizEnabled",
  "dailyCheckInRequired",
  "gradedOnly",
] as const;

const NUMBERS = ["pointsPerReading", "pointsPerTranslation", "pointsPerTafseer"] as const;

type CycleForm = UseFormReturnType<CycleFormValues>;

/** The settings of a cycle, folded: their defaults suit most groups. */
export function CycleSettingsFields({ form }: { readonly form: CycleForm }) {
  const t = useTexts("cycles");
  const hasErrors = Object.keys(form.errors).some((path) => path.startsWith("settings."));
  return (
    <details className={classes.settings} {...(hasErrors && { open: true })}>
      <summary>{t("settings")}</summary>
      <div className={classes.fields}>
        <SettingNumber form={form} name="startDay" label={t("startDay", { days: PLAN_DAYS })} />
        {SWITCHES.map((name) => (
          <SwitchField
            key={name}
            label={t(name)}
            {...form.getInputProps(`settings.${name}`, { type: "checkbox" })}
          />
        ))}
        <span>{t("pointsPer")}</span>
        <div className={classes.points}>
          {NUMBERS.map((name) => (
            <SettingNumber key={name} form={form} name={name} label={t(name)} />
          ))}
        </div>
        <p className={classes.missing}>{t("pointsNote")}</p>
      </div>
    </details>
  );
}

interface SettingNumberProps {
  readonly form: CycleForm;
  readonly name: "startDay" | (typeof NUMBERS)[number];
  readonly label: string;
}

function SettingNumber({ form, name, label }: SettingNumberProps) {
  return (
    <NumberField
      label={label}
      {...form.getInputProps(`settings.${name}`)}
      value={form.values.settings[name]}
      onChange={(value) => form.setFieldValue(`settings.${name}`, value)}
    />
  );
}
