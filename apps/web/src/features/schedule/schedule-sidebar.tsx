import type { ScheduleEntry } from "@daily-quran/domain/reading";
import { findDays, findSurahsWithin } from "@daily-quran/quran-text/search/find-days";
import { useDeferredValue, useLayoutEffect, useMemo, useState, useEffect } from "react";
import { flushSync } from "react-dom";
import { DayList } from "./day-list.tsx";
import { dayRowId } from "./day-row.tsx";
import * as webPaths from "@daily-quran/domain/web-paths";
import { useAddress } from "../../reader/use-address.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { PastCheck } from "./past-check.tsx";
import classes from "./schedule-sidebar.module.css";
import { DAYS_ID, showFirst, keepPlace, showSelected } from "./show-selected.ts";

interface ScheduleSidebarProps {
  readonly schedule: readonly ScheduleEntry[];
  readonly currentDay: number;
  readonly selectedDay: number;
  readonly onSelect: (day: number) => void;
  /** Back to no choice of a day, which is today. */
  readonly onReset: () => void;
}

/** The list of days with its search. */
export function ScheduleSidebar({ schedule, ...props }: ScheduleSidebarProps) {
  const { currentDay, selectedDay, onSelect, onReset } = props;
  const [search, setSearch] = useState("");
  const deferred = useDeferredValue(search);
  const wanted = search === "" ? "" : deferred;
  const found = useMemo(() => findDays(schedule, wanted), [schedule, wanted]);
  const within = useMemo(() => findSurahsWithin(found, wanted), [found, wanted]);
  useShowSelected();
  useLayoutEffect(() => {
    if (wanted !== "") showFirst();
  }, [wanted]);
  const jumpToToday = () => {
    // Today's row must be there before it can be scrolled to.
    flushSync(() => setSearch(""));
    onReset();
    document.getElementById(dayRowId(currentDay))?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={classes.sidebar}>
      <ScheduleTools
        search={search}
        onSearch={setSearch}
        found={search === "" ? undefined : found.length}
        currentDay={currentDay}
        onJump={jumpToToday}
      />
      <div id={DAYS_ID} className={classes.days}>
        <DayList
          entries={found}
          within={within}
          currentDay={currentDay}
          selectedDay={selectedDay}
          onSelect={onSelect}
        />
      </div>
    </div>
  );
}

/** Scrolls the list to its stored place after the page went to its top, and stores it from then on. */
function useShowSelected(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      const shown = showSelected();
      const days = document.getElementById(DAYS_ID);
      if (days) stop = keepPlace(days, shown);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, []);
}

interface ScheduleToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** How many days were found; undefined while nothing is searched for. */
  readonly found: number | undefined;
  readonly currentDay: number;
  readonly onJump: () => void;
}

function ScheduleTools({ search, onSearch, found, currentDay, onJump }: ScheduleToolsProps) {
  const t = useTexts("schedule");
  const addressOf = useAddress();
  return (
    <div className={classes.tools}>
      <SearchField
        label={t("search")}
        placeholder={t("searchHint")}
        value={search}
        onChange={onSearch}
      />
      <div className={classes.line}>
        <a
          href={addressOf(`${webPaths.schedule}#${dayRowId(currentDay)}`)}
          className={classes.jump}
          onClick={(event) => {
            event.preventDefault();
            onJump();
          }}
        >
          {t("jump", { day: currentDay })}
        </a>
        <output className={classes.count}>
          {found !== undefined && t("count", { count: found })}
        </output>
        {found === undefined && (
          <p className={classes.legend}>
            <PastCheck /> {t("pastDays")}
          </p>
        )}
      </div>
    </div>
  );
}
