import type { ErrorBody, ErrorCode } from "@daily-quran/domain/errors";
import type { QueryFunction } from "@tanstack/react-query";

/** Shown when the network fails. */
const UNREACHABLE = "The server could not be reached. Check your connection and try again.";

/** Shown when something else responds, such as the sign-in page of a guest network. */
export const FOREIGN =
  "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.";

const UNAUTHORIZED = "Unauthorized. Please log in.";

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
 * Sends a request with credentials and parses the JSON response; 204 returns null, a failure throws
 * `RequestError`.
 */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await reach(path, { ...init, credentials: "include" });
  if (response.status === 401) throw new RequestError(UNAUTHORIZED, 401, "UNAUTHORIZED");
  if (!response.ok) throw await failureOf(response);
  return response.status === 204 ? null : await jsonOf(response);
}

/** `fetch` with a readable message for a failed network; an aborted call rejects unchanged. */
export async function reach(url: URL | RequestInfo, init: RequestInit): Promise<Response> {
  return await fetch(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new Error(UNREACHABLE);
  });
}

/** The JSON of a response; a plain sentence where it is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  return await response.json().catch(() => {
    throw new RequestError(FOREIGN, response.status);
  });
}

async function failureOf(response: Response): Promise<RequestError> {
  const { status } = response;
  // The response may be from a proxy, not from our server.
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null);
  const text = typeof body?.error === "string" ? body.error : "";
  return new RequestError(text || `Request failed with status ${status}`, status, body?.code);
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
