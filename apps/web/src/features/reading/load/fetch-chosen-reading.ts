import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import type { EditionChoices } from "../../../reader/editions/edition-choices.ts";
import { withBengaliOf } from "../../../reader/editions/with-bengali-of.ts";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { fetchReading } from "./fetch-reading.ts";

/**
 * A day's reading in the chosen editions. A request takes one translation, so a second needs another request.
 */
export async function fetchChosenReading(
  day: number,
  { tafseer, en, bn }: EditionChoices,
  t: TextsOf<"failures">,
): Promise<Reading | null> {
  const options = { t, day, what: "day" } as const;
  const first = chosenPath(day, { tafseer, translation: en ?? bn });
  if (en === undefined || bn === undefined) return await fetchReading(first, options);
  const [reading, bengali] = await Promise.all([
    fetchReading(first, options),
    fetchReading(chosenPath(day, { translation: bn }), options),
  ]);
  return reading && bengali && withBengaliOf(reading, bengali);
}

function chosenPath(day: number, ids: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, id] of Object.entries(ids)) if (id !== undefined) query.set(name, id);
  return `${dayVersesPath(day)}?${query}`;
}
