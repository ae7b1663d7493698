import { useEffect, useState } from "react";
import { dayVersesPath } from "@daily-quran/domain/api-paths";
import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { now } from "../../../reader/clock/clock.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { onReturn } from "../../../lib/on-return.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { decideRefresh, lastRefreshDay } from "./last-refresh.ts";
import { PlainRefreshStatus } from "./plain-refresh-status.tsx";

const STATUS_MS = 60_000;

/** Whether the next days were renewed, and are really there: a first visit's worker stores them after the page. */
async function areSaved(): Promise<boolean> {
  if (decideRefresh().kind !== "skip" || !navigator.serviceWorker?.controller) return false;
  const tomorrow = dayVersesPath(nextPlanDay(globalDay(now())));
  return (await caches.match(tomorrow)) !== undefined;
}

/** When a new reading comes, and whether the copies for offline were renewed; updated every minute. */
export function LiveRefreshStatus() {
  const t = useTexts("refresh");
  const reading = useTexts("reading");
  const { time } = useFormats();
  const [next, setNext] = useState<string>();
  const [isRenewed, setRenewed] = useState(false);
  useEffect(() => {
    const update = () => {
      setNext(new Date(nextDayStart(now())).toISOString());
      void areSaved().then(setRenewed, () => setRenewed(false));
    };
    const timer = setInterval(update, STATUS_MS);
    const leave = [whenIdle(update), onReturn(update), lastRefreshDay.subscribe(update)];
    return () => {
      clearInterval(timer);
      leave.forEach((stop) => stop());
    };
  }, []);
  if (next === undefined) return <PlainRefreshStatus />;
  return (
    <>
      <span>{t("newDailyAt", { time: time(next) })}</span>{" "}
      <span>{isRenewed ? t("copiesDone") : reading("copiesDaily")}</span>
    </>
  );
}
