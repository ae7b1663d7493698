import type { ComponentProps } from "react";
import classes from "./text-button.module.css";

interface TextButtonProps extends ComponentProps<"button"> {
  readonly isStrong?: true;
}

/** A button that looks like a link. */
export function TextButton({ isStrong, className = "", ...button }: TextButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${classes.button} ${className}`}
      data-strong={isStrong}
    />
  );
}
