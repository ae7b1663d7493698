import type { VersePassage } from "@daily-quran/domain/passage";
import { useQuery } from "@tanstack/react-query";
import { request } from "../../reader/server/fetcher.ts";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import { fetchChosenPassage } from "./fetch-chosen-passage.ts";

const STALE_MS = 30_000;

/** The verses of a surah, a juz or a page by its API path: the document's, then those in the chosen editions. */
export function usePassage(path: string) {
  const choices = useReadersEditions();
  const isChosen = Object.keys(choices).length > 0;
  const own = useQuery({
    queryKey: [path, choices],
    queryFn: () => fetchChosenPassage(path, choices),
    enabled: isChosen,
    meta: { ownsError: true },
    staleTime: STALE_MS,
  });
  const usual = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await request(path, { signal })) as VersePassage,
    enabled: !isChosen || own.isError,
    meta: { ownsError: true },
    staleTime: STALE_MS,
  });
  return own.data ? own : usual;
}
