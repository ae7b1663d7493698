import type { ReactNode } from "react";
import classes from "./past-check.module.css";

/** The check of a past day, softer than what a reader has read; screen readers read the word inside. */
export function PastCheck({ children }: { readonly children?: ReactNode }) {
  return <span className={classes.check}>{children}</span>;
}
