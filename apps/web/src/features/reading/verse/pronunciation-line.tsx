import type { Verse } from "@daily-quran/domain/reading";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { transliteration } from "../../../reader/reading-preferences.ts";
import { VerseLine } from "./verse-line.tsx";

const SpelledLine = lazyPart(
  "pronunciation",
  async () => (await import("./pronounced.tsx")).SpelledLine,
  { waiting: GivenLine, failed: GivenLine },
);

/**
 * How a verse is pronounced. A document has its language's usual style, what is fetched the scholarly one: the
 * reader's is spelled from the Arabic, by rules that are loaded when it is first shown.
 */
export function PronunciationLine({ verse }: { readonly verse: Verse }) {
  const [visibility] = useStoredValue(transliteration);
  const Line = visibility === "hidden" ? GivenLine : SpelledLine;
  return <Line verse={verse} />;
}

function GivenLine({ verse }: { readonly verse: Verse }) {
  return <VerseLine kind="transliteration" text={verse.transliteration} />;
}
