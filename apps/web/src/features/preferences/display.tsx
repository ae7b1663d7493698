import type { ReactNode } from "react";
import classes from "./display.module.css";

/** What is inside shows as the settings inside it say: its style sheet follows their inputs, before React and without it. */
export function Display({ children }: { readonly children: ReactNode }) {
  return <div className={classes.display}>{children}</div>;
}
