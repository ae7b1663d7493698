import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Group } from "@daily-quran/domain/group";
import type { Schedule } from "@daily-quran/domain/reading";
import * as webPaths from "@daily-quran/domain/web-paths";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "../../../ui/link.tsx";
import { counted } from "../../../lib/counted.ts";
import { hasBegun } from "../cycle-start.ts";
import classes from "./group-readings.module.css";
import { lineCount, MAX_LINES } from "./line-count.ts";

/** A line for each reading of the user's groups today; no more than there is space reserved for. */
export function GroupReadings() {
  const [now] = useState(Date.now);
  const [space] = useState(() => lineCount.get());
  const { data: groups } = useQuery<Group[]>({
    queryKey: [apiPaths.groups],
    staleTime: 0,
    meta: { ownsError: true },
  });
  const lines = groups && linesOf(groups, now);
  const count = lines && Math.min(Math.max(lines.length, 1), MAX_LINES);
  useEffect(() => {
    if (count !== undefined) lineCount.set(count);
  }, [count]);
  if (!lines) return null;
  const shown = lines.length > space ? lines.slice(0, space - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <ul className={classes.lines}>
      {shown.map((line) => (
        <li key={line.cycleId}>
          <ReadingLine {...line} />
        </li>
      ))}
      {more > 0 && <GroupsLine text={`${counted(more, "reading")} in your groups`} />}
      {lines.length === 0 && <GroupsLine text={emptyText(groups)} />}
    </ul>
  );
}

const GroupsLine = ({ text }: { readonly text: string }) => (
  <li>
    <Link to={webPaths.groups}>{text}</Link>
  </li>
);

interface Line {
  readonly cycleId: number;
  readonly name: string;
  readonly day: number;
}

function ReadingLine({ name, day }: Line) {
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: true },
  });
  const title = schedule?.find((entry) => entry.day === day)?.readingTitle;
  return (
    <Link to={scheduleDayPath(day)}>
      <strong>{name}</strong>
      <span>
        Day {day}
        {title && <span className={classes.title}> · {title}</span>}
      </span>
    </Link>
  );
}

const isOwn = ({ userRole }: Group) => userRole !== undefined;

const linesOf = (groups: readonly Group[], now: number): Line[] =>
  groups
    .filter(isOwn)
    .flatMap(({ name, activeCycles }) =>
      activeCycles
        .filter((cycle) => hasBegun(cycle, now))
        .map(({ id, currentDay }) => ({ cycleId: id, name, day: currentDay })),
    );

const emptyText = (groups: readonly Group[]): string =>
  groups.some(isOwn) ? "No reading in your groups today" : "Read together: find a group";
