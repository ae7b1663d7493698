import type { ReactNode } from "react";
import classes from "./notice.module.css";

interface EmptyProps {
  readonly title: string;
  readonly hint?: string;
  /** Whether the page has nothing else: the title is then its heading. */
  readonly isPage?: boolean;
  /** The one next step. */
  readonly children?: ReactNode;
}

/** Shown where there is nothing yet. */
export function Empty({ title, hint, isPage = false, children }: EmptyProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classes.notice}>
      <Title className={classes.what}>{title}</Title>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
