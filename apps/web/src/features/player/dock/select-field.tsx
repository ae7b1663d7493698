import { LabelledSelect } from "../../../ui/forms/labelled-select.tsx";
import classes from "./audio-settings.module.css";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** The language of the options. */
  readonly lang?: string;
  /** For long names. */
  readonly isWide?: boolean;
}

/** One of the audio's settings. */
export function SelectField({ options, isWide, ...props }: SelectFieldProps) {
  return (
    <LabelledSelect {...props} className={isWide ? classes.wide : undefined}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </LabelledSelect>
  );
}
