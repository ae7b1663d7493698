import * as webPaths from "@daily-quran/domain/web-paths";
import { useMatch, useSearchParams } from "react-router-dom";
import { Display } from "../../features/preferences/display.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import frame from "../../ui/page-frame.module.css";
import classes from "./portion.page.module.css";
import { OwnPortion } from "../../reading/own-portion.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";

/** Exactly one portion of an own plan, to be read and marked. */
export function PortionPage() {
  const t = useTexts("plans");
  const planId = useMatch(webPaths.portion)?.params.planId;
  const date = useSearchParams()[0].get("date");
  return (
    <Display>
      <PageHead title={t("head")} description={t("description")} />
      <ReadingPageSettings />
      <div className={frame.page}>
        <p className={classes.back} data-screen-only>
          <Link to={webPaths.myReading}>{t("allPlans")}</Link>
        </p>
        <NeedsScript what={t("needs")}>
          <Boundary name={t("thePlans")}>
            <OwnPortion planId={planId} date={date} />
          </Boundary>
        </NeedsScript>
      </div>
    </Display>
  );
}
