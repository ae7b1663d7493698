import type { ReactNode } from "react";
import { RefreshButton } from "./refresh-button.tsx";
import classes from "./refresh-bar.module.css";
import { type RefreshOutcome, useRefresh } from "./use-refresh.ts";

const OUTCOMES: Readonly<Record<RefreshOutcome, string>> = {
  none: "Not what you expected to read today?",
  running: "Not what you expected to read today?",
  done: "This is the newest reading.",
  failed: "It could not be refreshed. What you see is kept.",
};

/** A button that refetches the reading; its children show when the automatic refresh is due. */
export function RefreshBar({ children }: { readonly children?: ReactNode }) {
  const { outcome, refresh } = useRefresh();
  return (
    <div className={classes.bar}>
      <div>
        <output className={classes.outcome}>{OUTCOMES[outcome]}</output>
        {children}
      </div>
      <RefreshButton isRunning={outcome === "running"} onRefresh={refresh} />
    </div>
  );
}
