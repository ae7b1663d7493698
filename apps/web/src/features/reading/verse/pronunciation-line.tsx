import type { Verse } from "@daily-quran/domain/reading";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { transliteration } from "../../../reader/reading-preferences.ts";
import { VerseLine } from "./verse-line.tsx";

const SpelledLine = lazyPart(
  "pronunciation",
  async () => (await import("./pronounced.tsx")).SpelledLine,
);

/**
 * How a verse is pronounced. A document has its language's usual style, what is fetched the scholarly one: the
 * reader's is spelled from the Arabic, by rules that are loaded when it is first shown.
 */
export function PronunciationLine({ verse }: { readonly verse: Verse }) {
  const [visibility] = useStoredValue(transliteration);
  const given = <VerseLine kind="transliteration" text={verse.transliteration} />;
  if (visibility === "hidden") return given;
  return (
    <Suspense fallback={given}>
      <SpelledLine verse={verse} />
    </Suspense>
  );
}
