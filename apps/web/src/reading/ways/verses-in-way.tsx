import type { Surah } from "@daily-quran/domain/reading";
import { lazyScript } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { showWay, wayOf } from "../../reader/way/reading-way.ts";
import { useReadingWay } from "../../reader/way/use-reading-way.ts";
import type { PassagePagesProps } from "./page-way.tsx";

/** What sets verses in printed pages. */
export const printed = lazyScript("page way", () => import("./page-way.tsx"), showWay);

/** What sets verses in one flow, or beside their translation. */
export const continuous = lazyScript("continuous way", () => import("./continuous-way.tsx"));

/** Loads what an address asks for before its page is rendered or hydrated. */
export async function preloadWay(search: string): Promise<void> {
  if (wayOf(search) === "page") await printed.load();
}

/** Verses in the way that their reader prefers; until printed pages are loaded, one below the other. */
export function VersesInWay(props: PassagePagesProps) {
  const Pages = printed.useScript(useReadingWay() === "page").script?.PassagePages;
  return Pages ? <Pages {...props} /> : props.children;
}

/** Sets the verses of the page in one flow or beside their translation, if its reader wants them so. */
export function LaterContinuous({ surahs }: { readonly surahs: readonly Surah[] }) {
  const way = useReadingWay();
  const isWanted = useHydrated() && (way === "continuous" || way === "beside");
  const Way = continuous.useScript(isWanted).script?.ContinuousWay;
  return Way && <Way key={way} way={way} surahs={surahs} />;
}
