import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { NewReadingLine } from "../features/day/new-reading-line.tsx";
import { OwnDayNotice } from "../features/day/own-day-notice.tsx";
import { useReadersDay } from "../features/day/use-readers-day.ts";
import { goOn } from "../features/day/shown-day.ts";
import { useShownDay } from "../features/day/use-shown-day.ts";
import { Display } from "../features/preferences/display.tsx";
import { ReadingSettingsButton } from "../features/preferences/reading-settings-button.tsx";
import { NextReadingCountdown } from "../features/reading/next-reading-countdown.tsx";
import { RefreshControl } from "../features/reading/refresh-control.tsx";
import { useDayReading } from "../features/reading/use-day-reading.ts";
import { DayPane } from "../features/schedule/day-pane.tsx";
import { ScheduleHeader } from "../features/schedule/schedule-header.tsx";
import { ScheduleSidebar } from "../features/schedule/schedule-sidebar.tsx";
import { useSchedule } from "../features/schedule/use-schedule.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useSiteSettings } from "../reader/site-settings.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Failed } from "../ui/failed.tsx";
import { Loading } from "../ui/loading.tsx";
import { ReadingPageSettings } from "./reading-page-settings.tsx";
import { ScheduleDay } from "./schedule-day.tsx";
import classes from "./schedule.page.module.css";

export function SchedulePage() {
  const { demoMode } = useSiteSettings();
  const readersDay = useReadersDay();
  const { chosenDay, choose, close } = useChosenDay();
  const shownDay = useShownDay();
  const selectedDay = chosenDay ?? shownDay?.day;
  const schedule = useSchedule();
  const shown = useDayReading(selectedDay, readersDay?.globalDay);
  if (readersDay === undefined || shownDay === undefined || selectedDay === undefined) {
    return <Loading text="Select a day to view verses" />;
  }
  const entryOf = (day: number) => schedule.data?.find((entry) => entry.day === day);
  return (
    <Display>
      <SchedulePageHead entry={chosenDay === undefined ? undefined : entryOf(chosenDay)} />
      <ReadingPageSettings translation="both" />
      <div className={classes.page}>
        <div className={classes.top} data-screen-only>
          <Boundary name="Today’s reading" size="line">
            <ScheduleHeader
              currentDay={readersDay.day}
              readingTitle={entryOf(readersDay.day)?.readingTitle}
            >
              <NextReadingCountdown />
              <RefreshControl />
            </ScheduleHeader>
          </Boundary>
          <OwnDayNotice day={readersDay} isDemo={demoMode} />
        </div>
        <div className={classes.list} data-screen-only>
          {schedule.isPending && <Loading text="Loading schedule…" />}
          {schedule.error && !schedule.data && (
            <Failed
              what="The schedule could not be loaded."
              error={schedule.error}
              onRetry={() => void schedule.refetch()}
            />
          )}
          {schedule.data && (
            <Boundary
              name="The schedule"
              resetKey={schedule.data}
              onRetry={() => void schedule.refetch()}
            >
              <ScheduleSidebar
                schedule={schedule.data}
                currentDay={readersDay.day}
                selectedDay={selectedDay}
                onSelect={choose}
                onReset={() => {
                  goOn();
                  close();
                }}
              />
            </Boundary>
          )}
        </div>
        <DayPane
          day={selectedDay}
          isOpen={chosenDay !== undefined}
          onClose={close}
          settings={<ReadingSettingsButton />}
        >
          {chosenDay === undefined && <NewReadingLine shown={shownDay} now={readersDay} />}
          <Boundary
            name="The reading"
            resetKey={shown.reading}
            onRetry={() => void shown.refetch()}
          >
            <ScheduleDay
              key={selectedDay}
              day={selectedDay}
              readersDay={readersDay}
              shown={shown}
            />
          </Boundary>
        </DayPane>
      </div>
    </Display>
  );
}

/** The day in the address, `?day=5`; none there, or anything that is not a day, is no choice. */
function useChosenDay() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly fromList?: boolean } | null };
  const chosenDay = parsePlanDay(params.get("day") ?? "");
  const cameFromList = state?.fromList === true;
  const choose = useCallback(
    (day: number) => void navigate(`?day=${day}`, { state: { fromList: true } }),
    [navigate],
  );
  const close = () => {
    if (chosenDay === undefined) return;
    if (cameFromList) void navigate(-1);
    else void navigate("?", { replace: true });
  };
  return { chosenDay, choose, close };
}

function SchedulePageHead({ entry }: { readonly entry: ScheduleEntry | undefined }) {
  if (!entry) {
    return (
      <PageHead
        title="300-Day Reading Schedule · Daily Quran Reading"
        description="The whole Quran in 300 readings of about ten minutes: every day of the plan, with its surahs and verses."
      />
    );
  }
  const { day, readingTitle, reading, verseCount, minutes } = entry;
  const ranges = reading.replace(/^Day \d+ - /, "");
  return (
    <PageHead
      title={`Day ${day} of ${PLAN_DAYS}: ${readingTitle} · Daily Quran Reading`}
      description={`Day ${day} of the 300-day plan: ${ranges}. ${verseCount} verses, about ${minutes} minutes, in Arabic, English and Bengali.`}
      search={`?day=${day}`}
    />
  );
}
