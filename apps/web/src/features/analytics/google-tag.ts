import type { AnalyticsEvent } from "./click-events.ts";

declare global {
  interface Window {
    /** Google's queue: its script sends the entries in order, earlier ones too. */
    dataLayer?: unknown[];
  }
}

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

/** Sets up the queue with consent denied: no storage, no advertising. */
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

/** Counts a page view by its route only, without ids, invite tokens, group names or the referrer. */
export function sendPageView(route: string): void {
  const page = {
    page_location: new URL(route, window.location.origin).href,
    page_title: route,
    page_referrer: "",
  };
  // Set for later events too: they would send the full URL.
  tag("set", page);
  tag("event", "page_view", page);
}

export function sendEvent({ category, action, label }: AnalyticsEvent): void {
  tag("event", action, { event_category: category, event_label: label });
}

function tag(..._command: unknown[]): void {
  // Google's script reads `arguments` objects and ignores arrays.
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}
