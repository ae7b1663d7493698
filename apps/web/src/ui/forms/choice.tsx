import type { ReactNode } from "react";
import classes from "./choice.module.css";

interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Whether it is hidden while another is chosen. */
  readonly isRare?: boolean;
  /** The accessible name, where the label is a sign. */
  readonly name?: string;
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  /** Whether only screen readers get the legend, where there is little room. */
  readonly compact?: boolean;
  readonly options: readonly ChoiceOption<T>[];
  /** Undefined while none is chosen. */
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** The group's name in the document. */
  readonly group: string;
  /**
   * The name, or name and key, of the stored value that this choice shows; restored before the first paint.
   */
  readonly stored?: string;
}

/**
 * One of a few, as native radio inputs: style sheets that follow `:checked` work before and without
 * JavaScript.
 */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className={classes.legend} data-compact={props.compact}>
        {props.legend}
      </legend>
      <div className={classes.options}>
        {props.options.map(({ value, label, name, isRare }) => (
          <label key={value} className={classes.option} data-rare={isRare}>
            <input
              type="radio"
              name={props.group}
              value={value}
              aria-label={name}
              data-stored={props.stored}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
