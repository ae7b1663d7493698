import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./refresh-bar.module.css";
import { type RefreshOutcome, useRefresh } from "./load/use-refresh.ts";

const OUTCOMES = {
  none: "wrongDay",
  running: "wrongDay",
  done: "newest",
  failed: "notReloaded",
} as const satisfies Record<RefreshOutcome, string>;

interface RefreshBarProps {
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

/** A small line that refetches the reading; its children show when the automatic refresh is due. */
export function RefreshBar({ onDone, children }: RefreshBarProps) {
  const t = useTexts("reading");
  const { outcome, refresh } = useRefresh(onDone);
  const isRunning = outcome === "running";
  return (
    <div className={classes.bar} data-scripted>
      <output>{t(OUTCOMES[outcome])}</output>
      <TextButton disabled={isRunning} onClick={refresh}>
        {t(isRunning ? "reloading" : "reload")}
      </TextButton>
      {children}
    </div>
  );
}
