import { Button } from "../../ui/buttons/button.tsx";
import { IconRefresh } from "@tabler/icons-react";
import { useRefresh } from "./load/use-refresh.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./refresh-control.module.css";

/** The refresh button for small spaces. */
export function RefreshControl() {
  const t = useTexts("schedule");
  const { outcome, refresh } = useRefresh();
  return (
    <div className={classes.control} data-scripted>
      <output>
        {outcome === "done" && t("upToDate")}
        {outcome === "failed" && t("notRefreshed")}
      </output>
      <RefreshButton isRunning={outcome === "running"} onRefresh={refresh} />
    </div>
  );
}

interface RefreshButtonProps {
  readonly isRunning: boolean;
  readonly onRefresh: () => void;
}

function RefreshButton({ isRunning, onRefresh }: RefreshButtonProps) {
  const t = useTexts("schedule");
  return (
    <Button
      variant="default"
      disabled={isRunning}
      leftSection={<IconRefresh aria-hidden size={18} />}
      onClick={onRefresh}
    >
      {t(isRunning ? "refreshing" : "refresh")}
    </Button>
  );
}
