import classes from "./audio-settings.module.css";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** For long names. */
  readonly isWide?: boolean;
}

/** A native select: the easiest list on a phone. */
export function SelectField({ label, value, options, onChange, isWide }: SelectFieldProps) {
  return (
    <label className={isWide ? `${classes.field} ${classes.wide}` : classes.field}>
      <span className={classes.label}>{label}</span>
      <select
        className={classes.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
