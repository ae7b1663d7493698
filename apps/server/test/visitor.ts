import { request } from "./request.ts";

/** A response of the API with its body parsed. */
export interface ApiResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests compare it with exact values
  readonly body: any;
  readonly headers: Headers;
}

/** A client with a cookie jar, as one browser has it. */
export interface Visitor {
  /** The cookies of the next request. */
  cookies: Map<string, string>;
  /** Sends a body as JSON; a string is sent unchanged. */
  send(request: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  /** Calls a tRPC query. */
  query(procedure: string, input?: unknown): Promise<ApiResponse>;
  /** Calls a tRPC mutation. */
  mutate(
    procedure: string,
    input?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiResponse>;
}

/** A visitor of the app at `url`; `send("POST /api/login", …)`. */
export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor["send"] = async (line, body, headers = {}) => {
    const [method = "", path = ""] = line.split(" ");
    const response = await request(url + path, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie);
    const text = await response.text();
    const isTable = response.headers.get("content-type")?.startsWith("text/csv");
    return {
      status: response.status,
      body: text === "" ? undefined : isTable ? text : JSON.parse(text),
      headers: response.headers,
    };
  };
  return {
    cookies,
    send,
    query: (procedure, input) => {
      const json = encodeURIComponent(JSON.stringify({ json: input ?? null }));
      return send(`GET /trpc/${procedure}?input=${json}`);
    },
    mutate: (procedure, input, headers) =>
      send(`POST /trpc/${procedure}`, { json: input ?? null }, headers),
  };
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const [name = "", value = ""] = pair.split("=");
  if (attributes.includes("Max-Age=0")) cookies.delete(name);
  else cookies.set(name, value);
}
