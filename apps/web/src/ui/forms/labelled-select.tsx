import type { ReactNode } from "react";
import classes from "./labelled-select.module.css";

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The language of the chosen option. */
  readonly lang?: string | undefined;
}

/** A native select under a small label, for settings: the easiest list on a phone. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, value, onChange, children, className = "", lang } = props;
  return (
    <label className={`${classes.field} ${className}`.trim()}>
      <span className={classes.label}>{label}</span>
      <select
        className={classes.select}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
