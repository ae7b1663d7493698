import { IconSearch } from "@tabler/icons-react";
import classes from "./search-field.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
}

/** What is searched for, in any script; not there without JavaScript. */
export function SearchField({ label, onChange, ...input }: SearchFieldProps) {
  return (
    <label className={classes.field} data-scripted>
      <IconSearch aria-hidden size={18} />
      <input
        type="search"
        dir="auto"
        aria-label={label}
        className={classes.input}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...input}
      />
    </label>
  );
}
