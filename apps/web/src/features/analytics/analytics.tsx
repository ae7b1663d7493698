import { lazyPart } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";

const Counting = lazyPart("analytics", async () => (await import("./counting.ts")).Counting);

/** Loads the page view counter if the operator configured an ID and the browser does not object. */
export function Analytics({ routeOf }: { readonly routeOf: (pathname: string) => string }) {
  const { analyticsId } = useSiteSettings();
  const isHydrated = useHydrated();
  if (!isHydrated || !analyticsId || refusesTracking()) return null;
  return <Counting id={analyticsId} routeOf={routeOf} />;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
