import type { VersePassage } from "@daily-quran/domain/passage";
import { useQuery } from "@tanstack/react-query";
import { request } from "../../reader/server/fetcher.ts";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import { inChosenEditions } from "../../reader/editions/in-chosen-editions.ts";

const STALE_MS = 30_000;

/**
 * The verses of a surah, a juz or a page by its API path: the document's, then those in the chosen editions; none
 * without a path.
 */
export function usePassage(path: string | undefined) {
  const choices = useReadersEditions();
  const isChosen = Object.keys(choices).length > 0;
  const own = useQuery({
    queryKey: [path, choices],
    queryFn: () =>
      inChosenEditions(
        choices,
        async (ids) => (await request(`${path}?${new URLSearchParams(ids)}`)) as VersePassage,
      ),
    enabled: isChosen && path !== undefined,
    meta: { ownsError: true },
    staleTime: STALE_MS,
  });
  const usual = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await request(path ?? "", { signal })) as VersePassage,
    enabled: path !== undefined && (!isChosen || own.isError),
    meta: { ownsError: true },
    staleTime: STALE_MS,
  });
  return own.data ? own : usual;
}
