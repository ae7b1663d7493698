import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { BackToEveryone } from "../../reader/day/back-to-everyone.tsx";
import { homeChoice } from "../../reader/day/day-override.ts";
import classes from "./own-day-notice.module.css";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";

/** The way back to everyone's day, for who has chosen another reading for home. */
export function HomeSetting() {
  const t = useTexts("reading");
  const day = useReadersDay();
  const [choice] = useStoredValue(homeChoice);
  if (!day || (choice === null && !day.isOwn)) return null;
  return (
    <div className={classes.notice}>
      <p>{t("ownHome")}</p>
      <BackToEveryone />
    </div>
  );
}
