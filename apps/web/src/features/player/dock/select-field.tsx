import { LabelledSelect } from "../../../ui/forms/labelled-select.tsx";
import classes from "./audio-settings.module.css";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** For long names. */
  readonly isWide?: boolean;
}

/** One of the audio's settings. */
export function SelectField({ label, value, options, onChange, isWide }: SelectFieldProps) {
  return (
    <LabelledSelect
      label={label}
      value={value}
      onChange={onChange}
      className={isWide ? classes.wide : undefined}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </LabelledSelect>
  );
}
