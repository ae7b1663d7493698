import { calendarIn, scheduleCalendar } from "@daily-quran/domain/calendar-path";
import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CopyField } from "../../ui/forms/copy-field.tsx";
import layout from "../../ui/forms/form-layout.module.css";

export interface CalendarSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const GOOGLE = "https://calendar.google.com/calendar/render";

/** The ways to have the plan in a calendar, with an alarm at an hour of the reader's own. */
export function CalendarSheet(props: CalendarSheetProps) {
  const t = useTexts("calendar");
  const [alarm, setAlarm] = useState("");
  const path = calendarIn(scheduleCalendar, useLanguage().served, alarm);
  const { publicUrl } = useSiteSettings();
  const address = new URL(path, publicUrl).href;
  // Programs that subscribe have this scheme as their own.
  const webcal = address.replace(/^https?/, "webcal");
  return (
    <Dialog title={t("title")} description={t("about")} {...props}>
      <div className={layout.form}>
        <TextField
          type="time"
          label={t("alarm")}
          description={t("alarmWhy")}
          value={alarm}
          onChange={(event) => setAlarm(event.currentTarget.value)}
        />
        <Button component="a" href={webcal}>
          {t("device")}
        </Button>
        <Button
          component="a"
          variant="default"
          target="_blank"
          rel="noopener"
          href={`${GOOGLE}?cid=${encodeURIComponent(webcal)}`}
        >
          {t("google")}
        </Button>
        <Button component="a" variant="default" download href={path}>
          {t("download")}
        </Button>
        <CopyField isThere label={t("address")} description={t("addressWhy")} value={address} />
        <Link to={`${webPaths.account}#calendar`}>{t("ownLink")}</Link>
      </div>
    </Dialog>
  );
}
