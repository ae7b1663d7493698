import { RefreshButton } from "./refresh-button.tsx";
import { type RefreshOutcome, useRefresh } from "./use-refresh.ts";
import classes from "./refresh-control.module.css";

const OUTCOMES: Readonly<Record<RefreshOutcome, string>> = {
  none: "",
  running: "",
  done: "Up to date.",
  failed: "Not refreshed. What you see is kept.",
};

/** The refresh button for small spaces. */
export function RefreshControl() {
  const { outcome, refresh } = useRefresh();
  return (
    <div className={classes.control}>
      <output>{OUTCOMES[outcome]}</output>
      <RefreshButton isRunning={outcome === "running"} onRefresh={refresh} />
    </div>
  );
}
