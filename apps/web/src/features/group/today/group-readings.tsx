import type { Group } from "@daily-quran/domain/group/group";
import { daysBetween, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupReadingPath, scheduleDayPath } from "@daily-quran/domain/web-paths";
import { useSchedule } from "../../../reader/day/use-schedule.ts";
import { useEffect, useState } from "react";
import { chooseHome, homeChoice } from "../../../reader/day/day-override.ts";
import { useReadersDay } from "../../../reader/day/use-readers-day.ts";
import { useDayTitle } from "../../../reader/day-title.ts";
import { useReadDays } from "../../../reader/progress/day-marks.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { useOpenCycles } from "../use-open-cycles.ts";
import classes from "./group-readings.module.css";
import { comesFirst, lineCount, MAX_LINES } from "./line-count.ts";

/** A line for each reading of the user's groups today; no more than there is space reserved for. */
export function GroupReadings() {
  const t = useTexts("together");
  const [space] = useState(() => lineCount.get());
  const { groups, open } = useOpenCycles({ staleTime: 0 });
  const day = useReadersDay();
  const atHome = day?.group?.id;
  const lines = open?.filter(({ group }) => group.id !== atHome);
  // Where home shows a group's reading, a line has everyone's in its place.
  const count = open && Math.min(Math.max(open.length, 1), MAX_LINES);
  const hasReadings = lines && lines.length > 0;
  useEffect(() => {
    if (count !== undefined) lineCount.set(count);
    if (hasReadings !== undefined) comesFirst.set(hasReadings);
  }, [count, hasReadings]);
  const isGone = atHome !== undefined && groups && isHomesGone(groups);
  useEffect(() => {
    if (isGone) chooseHome(null);
  }, [isGone]);
  if (!groups || !lines) return null;
  const shown = lines.length > space ? lines.slice(0, space - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <ul className={classes.lines}>
      {shown.map(({ group, cycle }) => (
        <li key={cycle.id}>
          <ReadingLine group={group} day={cycle.currentDay} />
        </li>
      ))}
      {day?.group && lines.length < space && (
        <li>
          <ReadingLine day={day.globalDay} />
        </li>
      )}
      {more > 0 && <GroupsLine text={t("more", { count: more })} />}
      {open?.length === 0 && <GroupsLine text={t(emptyKey(groups))} />}
    </ul>
  );
}

/** Whether the cycle that home shows was ended or removed, or its group left. */
function isHomesGone(groups: readonly Group[]): boolean {
  const choice = homeChoice.get();
  if (!choice || "plan" in choice || !choice.group) return false;
  const { day, since, group } = choice;
  const own = groups.find((one) => isOwn(one) && one.id === group.id);
  if (!own) return true;
  const isThere = own.activeCycles.some(
    ({ startDate, settings }) =>
      isCalendarDay(startDate) && daysBetween(since, startDate) === settings.startDay - day,
  );
  // The list has the newest ones of a group alone.
  return !isThere && own.activeCycles.length === own.activeCycleCount;
}

const GroupsLine = ({ text }: { readonly text: string }) => (
  <li>
    <Link to={webPaths.groups}>{text}</Link>
  </li>
);

interface Line {
  /** Everyone's without one. */
  readonly group?: Group;
  readonly day: number;
}

function ReadingLine({ group, day }: Line) {
  const t = useTexts("together");
  const { data: schedule } = useSchedule(true);
  const titleOf = useDayTitle();
  const isRead = useReadDays().has(day);
  const entry = schedule?.find((one) => one.day === day);
  return (
    <Link
      to={group ? groupReadingPath(day, group.id) : scheduleDayPath(day)}
      className={classes.reading ?? ""}
    >
      <strong>{group?.name ?? t("everyone")}</strong>
      <span>
        {t(isRead ? "dayIsRead" : "readDay", { day })}
        {entry && ` · ${titleOf(entry)}`}
      </span>
    </Link>
  );
}

const isOwn = ({ userRole }: Group) => userRole !== undefined;

function emptyKey(groups: readonly Group[]) {
  if (groups.some(isOwn)) return "noReading";
  return groups.length > 0 ? "findGroup" : "startGroup";
}
