import type { AnalyticsEvent } from "./click-events.ts";

declare global {
  interface Window {
    /** What Google's script sends, in order; it takes over whatever was queued before it came. */
    dataLayer?: unknown[];
  }
}

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

/** Prepares the queue: nothing is stored in the browser, nothing is shared with advertising. */
export function configureTag(id: string): void {
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

/** Fetches Google's script. */
export function loadTag(id: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Counts a page by its route: ids, invite links, group names and what led here stay in the browser. */
export function sendPageView(route: string): void {
  const page = {
    page_location: new URL(route, window.location.origin).href,
    page_title: route,
    page_referrer: "",
  };
  // Set for the events to come as well, which would otherwise carry the full address.
  tag("set", page);
  tag("event", "page_view", page);
}

export function sendEvent({ category, action, label }: AnalyticsEvent): void {
  tag("event", action, { event_category: category, event_label: label });
}

function tag(..._command: unknown[]): void {
  // Google's script reads `arguments` objects and passes over arrays.
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}
