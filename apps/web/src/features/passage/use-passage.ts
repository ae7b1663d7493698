import type { VersePassage } from "@daily-quran/domain/passage";
import { useQuery } from "@tanstack/react-query";
import { request } from "../../reader/server/fetcher.ts";
import { useReadersEditions } from "../../reader/editions/tafseer-of-language.ts";
import type { EditionChoices } from "../../reader/editions/edition-choices.ts";
import { withBengaliOf } from "../../reader/editions/with-bengali-of.ts";

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
    queryFn: () => fetchChosenPassage(path ?? "", choices),
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

/** Verses in the chosen editions; a request takes one translation, so a second needs another request. */
async function fetchChosenPassage(
  path: string,
  { tafseer, en, bn }: EditionChoices,
): Promise<VersePassage> {
  const first = read(path, { tafseer, translation: en ?? bn });
  if (en === undefined || bn === undefined) return await first;
  const [passage, bengali] = await Promise.all([first, read(path, { translation: bn })]);
  return withBengaliOf(passage, bengali);
}

async function read(
  path: string,
  ids: Readonly<Record<string, string | undefined>>,
): Promise<VersePassage> {
  const query = new URLSearchParams();
  for (const [name, id] of Object.entries(ids)) if (id !== undefined) query.set(name, id);
  return (await request(`${path}?${query}`)) as VersePassage;
}
