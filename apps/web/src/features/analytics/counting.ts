import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../../lib/when-idle.ts";
import { useCommand } from "../../reader/commands.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";

interface CountingProps {
  readonly id: string;
  readonly routeOf: (pathname: string) => string;
}

/** Renders nothing; counts page views by route, and clicks on verses and community links. */
export function Counting({ id, routeOf }: CountingProps) {
  const { pathname } = useLocation();
  const { facebookUrl, telegramUrl } = useSiteSettings();

  useEffect(() => {
    configureTag(id);
    return whenIdle(() => loadTag(id));
  }, [id]);

  useCommand("countVerse", (verse) =>
    sendEvent({ category: "Verse Interaction", action: "click", label: verse }),
  );

  useEffect(() => sendPageView(routeOf(pathname)), [routeOf, pathname]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const event = eventOfClick(target, { facebookUrl, telegramUrl });
      if (event) sendEvent(event);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [facebookUrl, telegramUrl]);

  return null;
}

declare global {
  interface Window {
    /** Google's queue: its script sends the entries in order, earlier ones too. */
    dataLayer?: unknown[];
  }
}

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

/** Sets up the queue with consent denied: no storage, no advertising. */
function configureTag(id: string): void {
  window.dataLayer ??= [];
  tag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  tag("js", new Date());
  tag("config", id, { send_page_view: false });
}

function loadTag(id: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Counts a page view by its route only, without ids, invite tokens, group names or the referrer. */
function sendPageView(route: string): void {
  const page = {
    page_location: new URL(route, window.location.origin).href,
    page_title: route,
    page_referrer: "",
  };
  // Set for later events too: they would send the full URL.
  tag("set", page);
  tag("event", "page_view", page);
}

function sendEvent({ category, action, label }: AnalyticsEvent): void {
  tag("event", action, { event_category: category, event_label: label });
}

function tag(..._command: unknown[]): void {
  // Google's script reads `arguments` objects and ignores arrays.
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

/** Something a reader did, in the three fields of the analytics service. */
interface AnalyticsEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
}

interface CommunityLinks {
  readonly facebookUrl: string | undefined;
  readonly telegramUrl: string | undefined;
}

/** What a click on an element is counted as: a community link, or nothing. */
function eventOfClick(target: Element, links: CommunityLinks): AnalyticsEvent | undefined {
  const address = target.closest("a")?.getAttribute("href");
  if (!address) return undefined;
  if (address === links.facebookUrl) return communityClick("facebook");
  if (address === links.telegramUrl) return communityClick("telegram");
  return undefined;
}

const communityClick = (label: string): AnalyticsEvent => ({
  category: "Community",
  action: "click",
  label,
});
