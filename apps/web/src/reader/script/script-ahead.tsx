import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { versesOnPage } from "../verses-on-page.ts";
import { InIndoPak } from "./in-script.tsx";

interface ScriptAheadProps {
  /** Loads what the page shows in the script beside its verses. */
  readonly load: () => Promise<unknown>;
  /** Called once all is there that this page shows in the Indo-Pak script: then it changes in one frame. */
  readonly onReady: () => void;
}

/** Renders unseen what the page would wait for in the Indo-Pak script: a verse of each of its juz. */
export function ScriptAhead({ load, onReady }: ScriptAheadProps) {
  const [verses] = useState(firstOfJuzs);
  const [loaded] = useState(() => Promise.allSettled([load()]));
  return (
    <span hidden>
      <Suspense fallback={null}>
        {verses.map((verse) => (
          <InIndoPak key={`${verse.surahNumber}:${verse.verseNumber}`} verse={verse} arabic="">
            {() => null}
          </InIndoPak>
        ))}
        <Ready after={loaded} onReady={onReady} />
      </Suspense>
    </span>
  );
}

interface ReadyProps extends Pick<ScriptAheadProps, "onReady"> {
  readonly after: Promise<unknown>;
}

function Ready({ after, onReady }: ReadyProps): null {
  use(after);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return null;
}

/** The first verse of each juz that the page has verses of; the Basmala above surahs is of the first. */
function firstOfJuzs() {
  const juzs = new Set([1]);
  for (const { id } of versesOnPage()) {
    const [surah = 1, verse = 1] = id.split("-").map(Number);
    juzs.add(partOfOrdinal("juz", ordinalOfVerse(surah, verse)));
  }
  return [...juzs].map((juz) => {
    const { surah, verse } = verseOfOrdinal(spanOfPart("juz", juz).from);
    return { surahNumber: surah, verseNumber: verse };
  });
}
