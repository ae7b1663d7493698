import type { PageRequest } from "@daily-quran/domain/page";
import type { QueryClient } from "@tanstack/react-query";

/** What the document carries for the browser: the site's settings, and the answers and the plan's day that the page was rendered with. */
export type PageData = Pick<PageRequest, "site" | "answers"> & { readonly day: number };

/** The id of the script element that holds it. */
export const PAGE_DATA_ID = "page-data";

/** Puts the answers where the default fetcher's queries look for them: under their path. */
export function seedQueries(queryClient: QueryClient, answers: PageData["answers"]): void {
  for (const { path, body } of answers) queryClient.setQueryData([path], body);
}

export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error("The document carries no page data");
  return JSON.parse(text) as PageData;
}
