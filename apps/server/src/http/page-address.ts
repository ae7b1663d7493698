import type { RenderedPath } from "@daily-quran/domain/page";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan";

const SCHEDULE = "/schedule";

/** The address of a rendered page, and the day of the plan that it names, if any. */
export interface PageAddress {
  readonly path: string;
  readonly day: number | undefined;
  /** The path with the only query that makes another page of it: `/schedule?day=5`. */
  readonly url: string;
}

/** The page that a request is answered with; any other query than the schedule's day is ignored. There are few such pages, so that nobody can fill the memory with them. */
export function pageAddress(requestUrl: string, renderedPath: RenderedPath): PageAddress {
  const [requestPath = "/", query = ""] = requestUrl.split("?", 2);
  const path = renderedPath(requestPath);
  const asked = path === SCHEDULE ? new URLSearchParams(query).get("day") : null;
  const day = asked === null ? undefined : parsePlanDay(asked);
  return { path, day, url: day === undefined ? path : `${path}?day=${day}` };
}
