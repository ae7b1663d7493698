import { type ComponentType, useEffect, useState } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import { loadUntilThere, withTexts } from "../../lib/lazy-part.ts";
import { showWay, wayOf } from "../../reader/way/reading-way.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import type { PageWayProps, PassagePagesProps } from "./page-way.tsx";

interface Printed {
  readonly PageWay: ComponentType<PageWayProps>;
  readonly PassagePages: ComponentType<PassagePagesProps>;
}

let loaded: Printed | undefined;

/** Loads what sets verses in printed pages. */
export const loadPrinted = () => withTexts(async () => (loaded = await import("./page-way.tsx")));

/** Loads what an address asks for before its page is rendered or hydrated. */
export async function preloadWay(search: string): Promise<void> {
  if (wayOf(search) === "page") await loadPrinted();
}

/** What sets verses in printed pages, if it is wanted and as soon as it is loaded. */
export function usePrinted(isWanted: boolean): Printed | undefined {
  const [, setLoaded] = useState<Printed>();
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    return loadUntilThere(loadPrinted, setLoaded, (error) => {
      logFailure("page way", error);
      showWay();
    });
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}

/** Verses in the way that their reader prefers; until printed pages are loaded, one below the other. */
export function VersesInWay(props: PassagePagesProps) {
  const Pages = usePrinted(useReadingWay() === "page")?.PassagePages;
  return Pages ? <Pages {...props} /> : props.children;
}
