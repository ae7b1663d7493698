import { markedReadings } from "@daily-quran/domain/progress/marked-readings";
import * as webPaths from "@daily-quran/domain/web-paths";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { BackToEveryone } from "../../reader/day/back-to-everyone.tsx";
import { OwnDayNotice } from "../../features/day/own-day-notice.tsx";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";
import { LastWeeks } from "../../features/figures/last-weeks.tsx";
import { StreakLine } from "../../features/figures/streak-line.tsx";
import { Totals } from "../../features/figures/totals.tsx";
import { Year } from "../../features/figures/year.tsx";
import { ownPlans, planThatMissed } from "../../features/plan/own-plans.ts";
import { Plans } from "../../features/plan/plans.tsx";
import { ProgressFile } from "../../features/progress-file/progress-file.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { KeepingNotice } from "../../reader/progress/keeping-notice.tsx";
import { useRests } from "../../reader/progress/rest-dates.ts";
import { useItems } from "../../reader/progress/use-progress.ts";
import { useReaderToday } from "../../reader/day/reader-today.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import frame from "../../ui/page-frame.module.css";
import { useMissingOwn } from "../../reading/use-missing-own.tsx";
import classes from "./my-reading.page.module.css";
import { Recitations } from "../../features/player/kept/recitations.tsx";
import { DeviceStorage } from "../../features/whole-text/device-storage.tsx";

/**
 * The reader's own plans, streak, year and totals: kept on the device, of a visitor too; at another address what else is
 * kept there, as a page of its own would cost every first visit the addresses of its texts.
 */
export function MyReadingPage() {
  return useLocation().pathname === webPaths.device ? <OnDevice /> : <OwnPage />;
}

function OwnPage() {
  const t = useTexts("plans");
  const shell = useTexts("shell");
  return (
    <div className={`${frame.page} ${classes.page}`}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <p className={classes.links}>
        <Link to={webPaths.home}>{t("todaysReading")}</Link>
        <Link to={webPaths.bookmarks}>{shell("bookmarks")}</Link>
        <Link to={webPaths.device}>{t("device")}</Link>
      </p>
      <NeedsScript what={t("needs")}>
        <OwnReading />
      </NeedsScript>
    </div>
  );
}

function OwnReading() {
  const t = useTexts("plans");
  const figures = useTexts("figures");
  const marks = useItems("mark");
  const plans = useItems("plan");
  const today = useReaderToday();
  const day = useReadersDay();
  const rests = useRests();
  const values = useMemo(() => marks?.map(({ value }) => value) ?? [], [marks]);
  const readings = useMemo(() => markedReadings(values), [values]);
  const states = useMemo(
    () => (plans && marks ? ownPlans(plans, marks, today.date) : []),
    [plans, marks, today],
  );
  const missing = useMissingOwn(t("loading"));
  if (!marks || !plans) return <Loading text={t("loading")} />;
  const isEmpty = marks.length + plans.length === 0;
  if (isEmpty && missing?.isAwaited) return missing.notice;
  return (
    <>
      {isEmpty && missing?.notice}
      <KeepingNotice kind="mark" />
      <Boundary name={figures("theFigures")}>
        <LastWeeks readings={readings} today={today.date} rests={rests} />
      </Boundary>
      <Boundary name={figures("theFigures")} size="line">
        <StreakLine
          marks={values}
          today={today}
          currentDay={day?.day}
          planOf={(date) => planThatMissed(date, states, marks)}
          rests={rests}
        />
      </Boundary>
      {day && (
        <OwnDayNotice day={day} isDemo={false}>
          <BackToEveryone />
        </OwnDayNotice>
      )}
      <Boundary name={t("thePlans")}>
        <Plans states={states} marks={marks} today={today} />
      </Boundary>
      <Boundary name={figures("theFigures")}>
        <Year readings={readings} today={today.date} rests={rests} />
        <Totals readings={readings} />
      </Boundary>
      <Boundary name={t("title")} size="line">
        <ProgressFile isSure={!missing} />
      </Boundary>
    </>
  );
}

/** What is on this device for reading and listening without a network, how large it is, and how it goes. */
function OnDevice() {
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
