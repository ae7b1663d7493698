import { useEffect } from "react";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { applyDayOverride } from "../../reader/day/day-override.ts";
import { endedOwnDay } from "./ended-own-day.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./own-day-notice.module.css";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";

/** Says that the own day is over, if it is, and offers it again. */
export function OwnDayEnded() {
  const t = useTexts("reading");
  const own = useTexts("progress");
  const day = useReadersDay();
  const [ended] = useStoredValue(endedOwnDay);
  const isOwn = day?.isOwn === true;
  useEffect(() => {
    if (isOwn) endedOwnDay.set(null);
  }, [isOwn]);
  if (!day || isOwn || ended === null) return null;
  return (
    <div className={classes.notice}>
      <p>{own("ownEnded", { day: ended, all: day.globalDay })}</p>
      <TextButton isStrong onClick={() => applyDayOverride(ended)}>
        {own("keepDay", { day: ended })}
      </TextButton>
      <TextButton isStrong onClick={() => endedOwnDay.set(null)}>
        {t("ok")}
      </TextButton>
    </div>
  );
}
