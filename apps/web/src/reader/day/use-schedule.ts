import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Schedule } from "@daily-quran/domain/reading";
import { useQuery } from "@tanstack/react-query";

/** All days of the plan, from the document where they came with the page. */
export const useSchedule = (ownsError: true | "load" = "load") =>
  useQuery<Schedule>({ queryKey: [apiPaths.schedule], meta: { ownsError } });
