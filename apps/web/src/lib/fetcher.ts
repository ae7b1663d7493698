import type { QueryFunction } from "@tanstack/react-query";

const UNAUTHORIZED = "Unauthorized. Please log in.";

/** A failed call: its message is for a person, its status for the code. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Sends a request with credentials and reads a JSON answer; 204 gives null, a failure throws `RequestError`. */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: "include" });
  if (response.status === 401) throw new RequestError(UNAUTHORIZED, 401);
  if (!response.ok) throw new RequestError(await failureText(response), response.status);
  return response.status === 204 ? null : response.json();
}

async function failureText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const named = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof named === "string" && named !== ""
    ? named
    : `Request failed with status ${response.status}`;
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
