import type { ReactNode } from "react";
import classes from "./notice.module.css";

interface EmptyProps {
  readonly title: string;
  readonly hint?: string;
  /** The one next step. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing yet. */
export function Empty({ title, hint, children }: EmptyProps) {
  return (
    <div className={classes.notice}>
      <p className={classes.what}>{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
