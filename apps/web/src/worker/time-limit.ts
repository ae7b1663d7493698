import { juzFiles } from "@daily-quran/domain/api-paths";

/** After so long without a byte a page waits no more, and what is loaded in the background. */
const SILENT_MS = 5000;
const SILENT_IN_BACKGROUND_MS = 30_000;

/** For so long after that nothing waits again, as the page's own second try. */
const GIVEN_UP_MS = 2000;

let heardAt = 0;
let givenUpAt = -Infinity;

interface Fetched {
  readonly request: Request;
  readonly event: ExtendableEvent;
  /** Of this request alone. */
  readonly state?: { timer?: ReturnType<typeof setTimeout> };
}

/**
 * Ends a request once the network has brought nothing at all for seconds, as one that accepts and never answers; on a
 * slow one an answer may have to wait for others. A navigation can't be ended: see `lateOr`.
 */
export const limited = {
  requestWillFetch: async ({ request, event, state = {} }: Fetched) => {
    if (request.mode === "navigate") return request;
    // A server that has just started takes seconds for the sizes of the whole text.
    const isAwaited = event instanceof FetchEvent && !request.url.includes(juzFiles);
    const sentAt = performance.now();
    if (isAwaited && givenUpAt > Math.max(heardAt, sentAt - GIVEN_UP_MS))
      throw new Error("Silence");
    const silentMs = isAwaited ? SILENT_MS : SILENT_IN_BACKGROUND_MS;
    const ending = new AbortController();
    const check = () => {
      const now = performance.now();
      const leftMs = Math.max(sentAt, heardAt) + silentMs - now;
      if (leftMs > 0) state.timer = setTimeout(check, leftMs);
      else {
        if (isAwaited) givenUpAt = now;
        ending.abort();
      }
    };
    check();
    return new Request(request, { signal: ending.signal });
  },
  fetchDidSucceed: async (fetched: Fetched & { readonly response: Response }) => {
    const { request, response, state = {} } = fetched;
    hear();
    if (request.mode === "navigate" || !response.body) return response;
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (bytes, body) => {
        hear();
        body.enqueue(bytes);
      },
      flush: () => clearTimeout(state.timer),
    });
    return new Response(response.body.pipeThrough(heard), response);
  },
  // A page that the browser preloads is told of here alone: its scripts, right after it, are not to be given up.
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => {
    hear();
    return response;
  },
};

const hear = () => {
  heardAt = performance.now();
};

/** What comes, or in its place another response where nothing has come. */
export const lateOr = async (
  response: Promise<Response>,
  other: () => Promise<Response>,
): Promise<Response> =>
  await Promise.race([
    response,
    new Promise((resolve) => setTimeout(resolve, SILENT_MS)).then(other),
  ]);
