import { RefreshButton } from "./refresh-button.tsx";
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
