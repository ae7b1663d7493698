/** Something a reader did, in the three fields of the analytics service. */
export interface AnalyticsEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
}

interface CommunityLinks {
  readonly facebookUrl: string | undefined;
  readonly telegramUrl: string | undefined;
}

/** What a click on an element is counted as: a community link, or nothing. */
export function eventOfClick(target: Element, links: CommunityLinks): AnalyticsEvent | undefined {
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
