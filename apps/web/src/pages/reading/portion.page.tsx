import * as webPaths from "@daily-quran/domain/web-paths";
import { isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { useState } from "react";
import { useMatch, useSearchParams } from "react-router-dom";
import { NewLine } from "../../features/day/new-reading-line.tsx";
import { ownPlans } from "../../features/plan/own-plans.ts";
import { portionAt } from "../../features/plan/plan-portion.ts";
import { Display } from "../../features/preferences/display.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useItems } from "../../reader/progress/use-progress.ts";
import { useReaderToday } from "../../reader/day/reader-today.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import frame from "../../ui/page-frame.module.css";
import classes from "./portion.page.module.css";
import { PortionReading } from "../../reading/portion-reading.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";

/** Exactly one portion of an own plan, to be read and marked. */
export function PortionPage() {
  const t = useTexts("plans");
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
            <OwnPortion />
          </Boundary>
        </NeedsScript>
      </div>
    </Display>
  );
}

function OwnPortion() {
  const t = useTexts("plans");
  const plans = useItems("plan");
  const marks = useItems("mark");
  const today = useReaderToday();
  // What is being read stays when the date turns.
  const [openedOn, setOpenedOn] = useState(today.date);
  const planId = useMatch(webPaths.portion)?.params.planId;
  const asked = useSearchParams()[0].get("date");
  if (!plans || !marks) return <Loading text={t("loading")} />;
  if (asked !== null && !isCalendarDay(asked)) return <Nothing text={t("noDate")} />;
  const own = plans.filter(({ id }) => id === planId);
  const [state] = ownPlans(own, marks, today.date);
  if (!state) return <Nothing text={t("noPlan")} />;
  const portion = portionAt({ ...state, today: openedOn }, asked ?? undefined);
  if (!portion) return <Nothing text={t(state.progress.isFinished ? "finished" : "noPortion")} />;
  return (
    <>
      <PageHead
        title={t("portionHead", { name: state.plan.name })}
        description={t("description")}
      />
      {asked === null && openedOn !== today.date && (
        <NewLine label={t("readToday")} onRead={() => setOpenedOn(today.date)} />
      )}
      <PortionReading
        key={`${state.id} ${portion.date}`}
        state={state}
        portion={portion}
        marks={marks}
        timeZone={today.timeZone}
      />
    </>
  );
}

/** Why there is no portion, under a heading: the portion's own one is not there. */
function Nothing({ text }: { readonly text: string }) {
  const t = useTexts("plans");
  return (
    <>
      <h1>{t("portionTitle")}</h1>
      <p>{text}</p>
    </>
  );
}
