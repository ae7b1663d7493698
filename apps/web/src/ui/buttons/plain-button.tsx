import type { ComponentProps } from "react";
import classes from "./plain-button.module.css";

interface PlainButtonProps extends ComponentProps<"button"> {
  /** Without a background until it is pointed at. */
  readonly isQuiet?: boolean;
}

/** A button that looks as Mantine's does, without its scripts and styles. */
export function PlainButton({ isQuiet = false, className = "", ...button }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${classes.button} ${className}`}
      data-filled={!isQuiet}
    />
  );
}
