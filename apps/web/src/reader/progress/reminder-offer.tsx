import * as webPaths from "@daily-quran/domain/web-paths";
import { useEffect } from "react";
import { storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import textButton from "../../ui/buttons/text-button.module.css";
import { useReaderToday } from "../day/reader-today.ts";
import { hasReminders } from "../server/reminder-zone.ts";
import classes from "./keeping-notice.module.css";
import { InstallOffer } from "./install-offer.tsx";
import { useItems } from "./use-progress.ts";

const DAYS_READ = 3;

/** The date on which a reminder was offered in this browser; "no" once that was answered. */
const offered = storedValue<string>("reminder-offer", "", (value) =>
  typeof value === "string" ? value : undefined,
);

/**
 * Offers a reminder, on one date alone: when something was read on it, the third that was read at the earliest; on
 * later dates it invites to install the app.
 */
export function ReminderOffer() {
  const t = useTexts("progress");
  const { date } = useReaderToday();
  const [offeredOn, setOffered] = useStoredValue(offered);
  const dates = new Set(useItems("mark")?.map(({ value }) => value.date));
  const isRead = dates.size >= DAYS_READ && dates.has(date);
  const isDue = isRead && ["", date].includes(offeredOn) && !hasReminders();
  useEffect(() => {
    if (isDue) setOffered(date);
  }, [isDue, date, setOffered]);
  if (!isDue) return isRead && dates.size > DAYS_READ ? <InstallOffer /> : null;
  return (
    <p className={classes.notice}>
      {t("remind")}{" "}
      <Link to={`${webPaths.account}#reminders`} className={textButton.button ?? ""}>
        {t("remindYes")}
      </Link>{" "}
      <TextButton onClick={() => setOffered("no")}>{t("remindNo")}</TextButton>
    </p>
  );
}
