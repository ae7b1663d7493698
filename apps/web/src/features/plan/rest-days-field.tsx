import type { RestDays } from "@daily-quran/reading-schedule/plans/personal-plan";
import { useId } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import choice from "../../ui/forms/choice.module.css";
import classes from "./plan.module.css";
import { useWeekdays } from "./use-weekdays.ts";

interface RestDaysFieldProps {
  readonly values: RestDays;
  readonly error: string | undefined;
  readonly onChange: (values: RestDays) => void;
}

/** From Sunday, as the sheets of the year. */
const WEEK = [7, 1, 2, 3, 4, 5, 6];

/** The weekdays without a portion, each on or off. */
export function RestDaysField({ values, error, onChange }: RestDaysFieldProps) {
  const t = useTexts("plans");
  const weekday = useWeekdays();
  const errorId = useId();
  const toggled = (day: number) =>
    values.includes(day)
      ? values.filter((other) => other !== day)
      : [...values, day].sort((one, other) => one - other);
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className={choice.legend}>{t("restWhy")}</legend>
      <div className={classes.weekdays}>
        {WEEK.map((day) => (
          <label key={day} className={choice.option}>
            <input
              type="checkbox"
              aria-label={weekday(day, "long")}
              checked={values.includes(day)}
              onChange={() => onChange(toggled(day))}
            />
            {weekday(day, "short")}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={classes.quiet}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
