import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Group } from "@daily-quran/domain/group/group";
import type { Schedule } from "@daily-quran/domain/reading";
import * as webPaths from "@daily-quran/domain/web-paths";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
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
  const { groups, open: lines } = useOpenCycles({ staleTime: 0 });
  const count = lines && Math.min(Math.max(lines.length, 1), MAX_LINES);
  const hasReadings = lines && lines.length > 0;
  useEffect(() => {
    if (count !== undefined) lineCount.set(count);
    if (hasReadings !== undefined) comesFirst.set(hasReadings);
  }, [count, hasReadings]);
  if (!groups || !lines) return null;
  const shown = lines.length > space ? lines.slice(0, space - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <ul className={classes.lines}>
      {shown.map(({ group, cycle }) => (
        <li key={cycle.id}>
          <ReadingLine name={group.name} day={cycle.currentDay} />
        </li>
      ))}
      {more > 0 && <GroupsLine text={t("more", { count: more })} />}
      {lines.length === 0 && <GroupsLine text={t(emptyKey(groups))} />}
    </ul>
  );
}

const GroupsLine = ({ text }: { readonly text: string }) => (
  <li>
    <Link to={webPaths.groups}>{text}</Link>
  </li>
);

interface Line {
  readonly name: string;
  readonly day: number;
}

function ReadingLine({ name, day }: Line) {
  const t = useTexts("together");
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: true },
  });
  const titleOf = useDayTitle();
  const isRead = useReadDays().has(day);
  const entry = schedule?.find((one) => one.day === day);
  return (
    <Link to={scheduleDayPath(day)} className={classes.reading ?? ""}>
      <strong>{name}</strong>
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
