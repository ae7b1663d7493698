import { useTexts } from "../../texts/use-texts.ts";
import { BackToEveryone, useDayNotAtHome } from "../../reader/day/back-to-everyone.tsx";
import classes from "./own-day-notice.module.css";

/** The way back to everyone's day, for who has chosen another reading for home. */
export function HomeSetting() {
  const t = useTexts("reading");
  if (useDayNotAtHome() === undefined) return null;
  return (
    <div className={classes.notice}>
      <p>{t("ownHome")}</p>
      <BackToEveryone />
    </div>
  );
}
