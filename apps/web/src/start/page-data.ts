import type { PageRequest } from "@daily-quran/domain/page";
import type { QueryClient } from "@tanstack/react-query";

/** The data in the document: site settings, preloaded responses, and the plan's day of the rendering. */
export type PageData = Pick<PageRequest, "site" | "answers"> & {
  readonly day: number;
  /** The part of the query that chose what the document shows, where it may: `?day=5`. */
  readonly search?: string | undefined;
};

/** The id of the script element that holds it. */
export const PAGE_DATA_ID = "page-data";

/** Seeds the query cache with the preloaded responses, under the keys of the default fetcher: their paths. */
export function seedQueries(queryClient: QueryClient, answers: PageData["answers"]): void {
  for (const { path, body } of answers) queryClient.setQueryData([path], body);
}

export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error("The document carries no page data");
  return JSON.parse(text) as PageData;
}
