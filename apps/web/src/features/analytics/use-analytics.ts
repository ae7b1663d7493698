import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { eventOfClick } from "./click-events.ts";
import { configureTag, loadTag, sendEvent, sendPageView } from "./google-tag.ts";
import { refusesTracking } from "./refuses-tracking.ts";
import { whenIdle } from "../../lib/when-idle.ts";

type RouteOf = (pathname: string) => string;

/**
 * Counts page views by route, and clicks on verses and community links, if configured and not objected to.
 */
export function useAnalytics(routeOf: RouteOf): void {
  const { pathname } = useLocation();
  const { analyticsId, facebookUrl, telegramUrl } = useSiteSettings();

  useEffect(() => {
    if (!analyticsId || refusesTracking()) return undefined;
    configureTag(analyticsId);
    return whenIdle(() => loadTag(analyticsId));
  }, [analyticsId]);

  useEffect(() => {
    if (analyticsId && !refusesTracking()) sendPageView(routeOf(pathname));
  }, [analyticsId, routeOf, pathname]);

  useEffect(() => {
    if (!analyticsId || refusesTracking()) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const event = eventOfClick(target, { facebookUrl, telegramUrl });
      if (event) sendEvent(event);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [analyticsId, facebookUrl, telegramUrl]);
}
