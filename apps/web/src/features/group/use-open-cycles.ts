import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Group } from "@daily-quran/domain/group";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

/** The cycles that have begun in the groups of the reader, each with its group; none while they load. */
export function useOpenCycles() {
  const { data: groups } = useQuery<Group[]>({
    queryKey: [apiPaths.groups],
    meta: { ownsError: true },
  });
  const [today] = useState(() => utcDay(Date.now()));
  return (groups ?? [])
    .filter(({ userRole }) => userRole !== undefined)
    .flatMap(({ activeCycles, ...group }) => activeCycles.map((cycle) => ({ group, cycle })))
    .filter(({ cycle }) => cycle.startDate <= today);
}
