import type { Surah } from "@daily-quran/domain/reading";
import { useState } from "react";
import type { PrintedMushaf } from "./mushaf/printed-mushaf.ts";
import { usePrintedMushaf } from "./mushaf/use-printed-mushaf.ts";
import { usePrintedPassage } from "./use-printed-passage.ts";

/** The first and the last page of those that are shown in a mushaf. */
type Ends = (mushaf: PrintedMushaf) => readonly [number, number];

/**
 * The mushaf in the reader's script, as soon as all is there that its first and its last page need beside what is
 * given; the one before until then, so that pages change in one render.
 */
export function useShownMushaf(endsIn: Ends, given?: readonly Surah[]): PrintedMushaf {
  const wanted = usePrintedMushaf();
  const [shown, setShown] = useState(wanted);
  const [first, last] = endsIn(wanted);
  const ends = [usePrintedPassage(wanted, first, given), usePrintedPassage(wanted, last, given)];
  const isThere = ends.every(({ surahs, error }) => surahs ?? error);
  if (isThere && shown !== wanted) setShown(wanted);
  return isThere ? wanted : shown;
}
