import type { PreloadedAnswer } from "@daily-quran/domain/page";
import { type Content, parseDocument } from "../content/content.ts";
import type { PageAddress } from "./page-address.ts";

/** What a page shows at first, so that the browser need not ask for it; `today` is the plan's day. */
export function pageAnswers(
  { path, day }: PageAddress,
  { content, today }: { content: Content; today: number },
): PreloadedAnswer[] {
  if (path === "/about") return [{ path: "/api/editions", body: parseDocument(content.editions) }];
  if (path === "/top-quran-words")
    return [{ path: "/api/top-words", body: parseDocument(content.words) }];
  if (path !== "/" && path !== "/schedule") return [];
  const current = () => ({ path: "/api/current-reading", body: content.parseReading(today) });
  if (path === "/") return [current()];
  const schedule = { path: "/api/schedule", body: parseDocument(content.schedule) };
  if (day === undefined || day === today) return [schedule, current()];
  return [schedule, { path: `/api/schedule/${day}/verses`, body: content.parseReading(day) }];
}
