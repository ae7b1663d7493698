import type { Surah } from "@daily-quran/domain/reading";
import { type ComponentType, useEffect, useState } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import { loadUntilThere, withTexts } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import type { ContinuousWayProps } from "./continuous-way.tsx";

interface Loaded {
  readonly ContinuousWay: ComponentType<ContinuousWayProps>;
}

let loaded: Loaded | undefined;

/** Loads what sets verses in one flow, or beside their translation. */
export const loadContinuous = () =>
  withTexts(async () => (loaded = await import("./continuous-way.tsx")));

/** Sets the verses of the page in one flow or beside their translation, if its reader wants them so; loaded then. */
export function LaterContinuous({ surahs }: { readonly surahs: readonly Surah[] }) {
  const way = useReadingWay();
  const isWanted = useHydrated() && (way === "continuous" || way === "beside");
  const [, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    return loadUntilThere(loadContinuous, setLoaded, (error) =>
      logFailure("continuous way", error),
    );
  }, [isWanted]);
  const Way = isWanted ? loaded?.ContinuousWay : undefined;
  return Way && <Way key={way} way={way} surahs={surahs} />;
}
