import type { ReactNode } from "react";
import classes from "./badge.module.css";

interface BadgeProps {
  /** `accent` for what is now; `quiet` for everything else. */
  readonly tone?: "accent" | "quiet";
  readonly children: ReactNode;
}

/** A label beside a name. */
export function Badge({ tone = "quiet", children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
