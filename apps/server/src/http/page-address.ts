import { parsePlanDay } from "@daily-quran/reading-schedule/plan";

const SCHEDULE = "/schedule";

/** A page's own address, and the day of the plan that it names, if any. */
export interface PageAddress {
  readonly path: string;
  readonly day: number | undefined;
  /** The path with the only query that makes another page of it: `/schedule?day=5`. */
  readonly url: string;
}

/** Reads the address of a request for a page; any other query than the schedule's day is ignored, so that nobody can fill the memory with pages. */
export function pageAddress(requestUrl: string): PageAddress {
  const [path = "/", query = ""] = requestUrl.split("?", 2);
  const asked = path === SCHEDULE ? new URLSearchParams(query).get("day") : null;
  const day = asked === null ? undefined : parsePlanDay(asked);
  return { path, day, url: day === undefined ? path : `${path}?day=${day}` };
}
