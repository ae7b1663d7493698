import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { parsePlanDay, PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { NewReadingLine } from "../../features/day/new-reading-line.tsx";
import { OfflineLine } from "../../features/day/offline-line.tsx";
import { OwnDayNotice } from "../../features/day/own-day-notice.tsx";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";
import { goOn } from "../../features/day/shown-day.ts";
import { useShownDay } from "../../features/day/use-shown-day.ts";
import { Display } from "../../features/preferences/display.tsx";
import { ReadingSettingsButton } from "../../features/preferences/reading-settings-button.tsx";
import { NextReadingCountdown } from "../../features/reading/next-reading-countdown.tsx";
import { RefreshControl } from "../../features/reading/refresh-control.tsx";
import { useDayReading } from "../../features/reading/load/use-day-reading.ts";
import { DAY_READING_ID, DayPane } from "../../features/schedule/day-pane.tsx";
import { ScheduleHeader } from "../../features/schedule/schedule-header.tsx";
import { ScheduleSidebar } from "../../features/schedule/schedule-sidebar.tsx";
import { useSchedule } from "../../reader/day/use-schedule.ts";
import { useInAskedWay } from "../../reader/way/use-reading-way.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useDayTitle } from "../../reader/day-title.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { useReadingGroup } from "../../reader/day/use-reading-group.ts";
import { ScheduleDay } from "../../reading/schedule-day.tsx";
import { preloadWay } from "../../reading/ways/verses-in-way.tsx";
import classes from "./schedule.page.module.css";

const GroupOfReading = lazyPart(
  "group of the reading",
  async () => (await import("../../features/group/today/group-of-reading.tsx")).GroupOfReading,
);

export function SchedulePage() {
  const t = useTexts("schedule");
  const reading = useTexts("reading");
  const titleOf = useDayTitle();
  const { demoMode } = useSiteSettings();
  const readersDay = useReadersDay();
  const { chosenDay, isOpen, isUnknown, choose, close } = useChosenDay();
  const [userId] = useStoredValue(sessionHint);
  const shownDay = useShownDay();
  const selectedDay = chosenDay ?? shownDay?.day;
  const groupId = useReadingGroup(selectedDay);
  const schedule = useSchedule();
  const shown = useDayReading(selectedDay, readersDay?.globalDay);
  if (readersDay === undefined || shownDay === undefined || selectedDay === undefined) {
    return <Loading text={t("select")} />;
  }
  const entryOf = (day: number) => schedule.data?.find((entry) => entry.day === day);
  const todays = entryOf(readersDay.day);
  return (
    <Display>
      <SchedulePageHead entry={chosenDay === undefined ? undefined : entryOf(chosenDay)} />
      <ReadingPageSettings page="schedule" />
      <div className={classes.page}>
        <div className={classes.top} data-screen-only>
          <Boundary name={t("todaysReading")} size="line">
            <ScheduleHeader currentDay={readersDay.day} readingTitle={todays && titleOf(todays)}>
              <NextReadingCountdown />
              <RefreshControl />
            </ScheduleHeader>
          </Boundary>
          {isUnknown && (
            <output className={classes.unknown}>{t("unknownDay", { days: PLAN_DAYS })}</output>
          )}
          <OwnDayNotice day={readersDay} isDemo={demoMode} />
        </div>
        <div className={classes.list} data-screen-only>
          {!schedule.data && <Unloaded failed={t("failed")} loading={t("loading")} of={schedule} />}
          {schedule.data && (
            <Boundary
              name={t("theSchedule")}
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
          isOpen={isOpen}
          onClose={close}
          settings={<ReadingSettingsButton />}
        >
          <OfflineLine />
          {chosenDay !== undefined && groupId !== undefined && userId !== null && (
            <GroupOfReading groupId={groupId} />
          )}
          {chosenDay === undefined && <NewReadingLine shown={shownDay} now={readersDay} />}
          <Boundary
            name={reading("theReading")}
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

SchedulePage.preload = preloadWay;

/**
 * The day in the address, `?day=5`; anything that is not a day is no choice, and unknown. The fragment of the skip
 * link opens today's reading, which a phone hides behind the list.
 */
function useChosenDay() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inAskedWay = useInAskedWay();
  const { hash, state } = useLocation() as {
    readonly hash: string;
    readonly state: { readonly fromList?: boolean } | null;
  };
  const isSkippedTo = useHydrated() && hash === `#${DAY_READING_ID}`;
  const asked = params.get("day");
  const chosenDay = parsePlanDay(asked ?? "");
  const cameFromList = state?.fromList === true;
  const choose = useCallback(
    (day: number) => void navigate(inAskedWay(`?day=${day}`), { state: { fromList: true } }),
    [navigate, inAskedWay],
  );
  const isOpen = chosenDay !== undefined || isSkippedTo;
  const close = () => {
    if (!isOpen) return;
    if (cameFromList) void navigate(-1);
    else void navigate(inAskedWay("") || "?", { replace: true });
  };
  const isUnknown = Boolean(asked) && chosenDay === undefined;
  return { chosenDay, isOpen, isUnknown, choose, close };
}

function SchedulePageHead({ entry }: { readonly entry: ScheduleEntry | undefined }) {
  const t = useTexts("schedule");
  const { served } = useLanguage();
  const { numerals } = useFormats();
  const titleOf = useDayTitle();
  if (!entry) return <PageHead title={t("head")} description={t("description")} />;
  const { day, reading, verseCount, minutes } = entry;
  const title = titleOf(entry);
  // The exact ranges are written in the default language alone.
  const verses = served === DEFAULT_LANGUAGE ? reading.replace(/^Day \d+ - /, "") : title;
  return (
    <PageHead
      title={t("dayHead", { day, days: PLAN_DAYS, title })}
      description={t("dayDescription", {
        day,
        verses: numerals(verses),
        count: verseCount,
        minutes,
      })}
      search={`?day=${day}`}
      picture={`day-${day}`}
    />
  );
}
