import type { ComponentProps } from "react";
import classes from "./icon-button.module.css";

/** A button that is an icon alone. */
export function IconButton({ className = "", ...button }: ComponentProps<"button">) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}
