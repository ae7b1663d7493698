import type { ErrorBody, ErrorCode } from "@daily-quran/domain/errors";
import type { QueryFunction } from "@tanstack/react-query";
import type { Texts } from "../texts/texts-context.ts";
import { textsIn } from "../texts/use-texts.ts";

let document: Texts | undefined;

/** Sets the language that requests ask for and fail in: the document's, before the first request. */
export function speakIn(texts: Texts): void {
  document = texts;
}

/** What a failed request says. */
export function requestText(key: "unreachable" | "foreign" | "unauthorized"): string {
  if (!document) throw new Error("No language is set for requests");
  return textsIn(document, "notices")(key);
}

/** What a response says that is not from our server. */
export function statusText(status: number): string {
  if (!document) throw new Error("No language is set for requests");
  return textsIn(document, "notices")("failedWith", { status: String(status) });
}

/** The language of the document, not of the browser. */
export const languageHeaders = () => ({
  "accept-language": document?.language === "bn" ? "bn" : "en",
});

/** A failed call: its message is for a person, its status and the catalogue's code for the program. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly code: ErrorCode | undefined;

  constructor(message: string, status: number, code?: ErrorCode) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends a request with credentials, revalidating a cached copy, and parses the JSON response; 204 returns null,
 * a failure throws `RequestError`.
 */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(languageHeaders())) headers.set(name, value);
  // A copy may be of an edition that has been replaced, or name another one than the text beside it.
  const response = await reach(path, {
    cache: "no-cache",
    ...init,
    headers,
    credentials: "include",
  });
  if (response.status === 401)
    throw new RequestError(requestText("unauthorized"), 401, "UNAUTHORIZED");
  if (!response.ok) throw await failureOf(response);
  return response.status === 204 ? null : await jsonOf(response);
}

/** `fetch` with a readable message for a failed network; an aborted call rejects unchanged. */
export async function reach(url: URL | RequestInfo, init: RequestInit): Promise<Response> {
  return await fetch(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new Error(requestText("unreachable"));
  });
}

/** The JSON of a response; a plain sentence where it is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  return await response.json().catch(() => {
    throw new RequestError(requestText("foreign"), response.status);
  });
}

async function failureOf(response: Response): Promise<RequestError> {
  const { status } = response;
  // The response may be from a proxy, not from our server.
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null);
  const text = typeof body?.error === "string" ? body.error : "";
  return new RequestError(text || statusText(status), status, body?.code);
}

/** The default query function: GETs the path that is the query key's first part. */
export const fetcher: QueryFunction = ({ queryKey: [path], signal }) =>
  request(String(path), { signal });

/** As `fetcher`, but a visitor who is not signed in gets null rather than an error. */
export const fetcherOrNull: QueryFunction = async (context) => {
  try {
    return await fetcher(context);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
};
