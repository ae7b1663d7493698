import { useServerAway } from "../../reader/server/server-away.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./new-reading-line.module.css";

/** Says in the middle of a reading that there is no network. */
export function OfflineLine() {
  const t = useTexts("reading");
  return useServerAway() ? (
    <output className={classes.line} data-screen-only>
      {t("offlineNow")}
    </output>
  ) : null;
}
