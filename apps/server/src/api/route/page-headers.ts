import type { RouteResult } from "./rest-route.ts";

/** The headers of a list page: the total, and the URL of the next page. */
export function pageHeaders(
  { total, nextCursor }: NonNullable<RouteResult["page"]>,
  requestUrl: string,
): Record<string, string> {
  return {
    "x-total-count": String(total),
    ...(nextCursor !== undefined && {
      link: `<${addressOfNext(requestUrl, nextCursor)}>; rel="next"`,
    }),
  };
}

function addressOfNext(address: string, cursor: string): string {
  const [path = "", query] = address.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters.toString()}`;
}
