import type { Page } from "@daily-quran/domain/paging";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Puts a page's place in its list into the headers, and gives the bare list. */
export function pageBody<Item>(
  page: Page<Item>,
  request: FastifyRequest,
  reply: FastifyReply,
): Item[] {
  reply.header("x-total-count", page.total);
  if (page.nextCursor !== undefined)
    reply.header("link", `<${addressOfNext(request.url, page.nextCursor)}>; rel="next"`);
  return page.items;
}

function addressOfNext(address: string, cursor: string): string {
  const [path = "", query] = address.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters.toString()}`;
}
