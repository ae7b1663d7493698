import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import type { EditionChoices } from "../../../reader/editions/edition-choices.ts";
import { inChosenEditions } from "../../../reader/editions/in-chosen-editions.ts";
import type { TextsOf } from "../../../texts/use-texts.ts";
import { fetchReading } from "./fetch-reading.ts";

/** A day's reading in the chosen editions. */
export const fetchChosenReading = async (
  day: number,
  choices: EditionChoices,
  t: TextsOf<"failures">,
): Promise<Reading | null> =>
  await inChosenEditions(choices, (ids) =>
    fetchReading(`${dayVersesPath(day)}?${new URLSearchParams(ids)}`, { t, day, what: "day" }),
  );
