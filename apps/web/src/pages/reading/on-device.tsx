import * as webPaths from "@daily-quran/domain/web-paths";
import { Recitations } from "../../features/player/kept/recitations.tsx";
import { DeviceStorage } from "../../features/whole-text/device-storage.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import frame from "../../ui/page-frame.module.css";
import classes from "./my-reading.page.module.css";

/** What is on this device for reading and listening without a network, how large it is, and how it goes. */
export function OnDevice() {
  const t = useTexts("device");
  const shell = useTexts("shell");
  return (
    <div className={`${frame.page} ${classes.page}`}>
      <PageHead title={t("title")} description={t("description")} />
      <h1>{t("title")}</h1>
      <p className={classes.links}>
        <Link to={webPaths.myReading}>{shell("myReading")}</Link>
      </p>
      <NeedsScript what={t("needs")}>
        <Boundary name={t("title")} size="line">
          <DeviceStorage />
          <Recitations />
        </Boundary>
      </NeedsScript>
    </div>
  );
}
