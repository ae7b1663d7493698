import type { VersePassage } from "@daily-quran/domain/passage";
import type { EditionChoices } from "../../reader/editions/edition-choices.ts";
import { request } from "../../reader/server/fetcher.ts";
import { withBengaliOf } from "../../reader/editions/with-bengali-of.ts";

/** Verses in the chosen editions; a request takes one translation, so a second needs another request. */
export async function fetchChosenPassage(
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
