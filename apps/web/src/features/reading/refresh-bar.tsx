import type { ReactNode } from "react";
import textButton from "../../ui/text-button.module.css";
import classes from "./refresh-bar.module.css";
import { type RefreshOutcome, useRefresh } from "./use-refresh.ts";

const OUTCOMES: Readonly<Record<RefreshOutcome, string>> = {
  none: "Wrong day?",
  running: "Wrong day?",
  done: "This is the newest reading.",
  failed: "It could not be refreshed. What you see is kept.",
};

/** A small line that refetches the reading; its children show when the automatic refresh is due. */
export function RefreshBar({ children }: { readonly children?: ReactNode }) {
  const { outcome, refresh } = useRefresh();
  const isRunning = outcome === "running";
  return (
    <div className={classes.bar} data-screen-only>
      <output>{OUTCOMES[outcome]}</output>
      <button type="button" className={textButton.button} disabled={isRunning} onClick={refresh}>
        {isRunning ? "Reloading…" : "Reload today’s reading"}
      </button>
      {children}
    </div>
  );
}
