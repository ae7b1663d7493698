import { USER_HEADER } from "@daily-quran/domain/api-paths";
import type { ErrorBody, ErrorCode } from "@daily-quran/domain/errors";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import type { QueryFunction } from "@tanstack/react-query";
import { ReadableError } from "../../lib/readable-error.ts";
import { learnTime } from "../clock/clock.ts";
import type { Texts } from "../../texts/texts-context.ts";
import { textsIn } from "../../texts/use-texts.ts";
import { anotherSignedIn, leftSession, sessionHint, shownUser } from "./session-hint.ts";

const UNAUTHORIZED = "UNAUTHORIZED";

let document: Texts | undefined;

/** Sets the language that requests ask for and fail in: the document's, before the first request. */
export function speakIn(texts: Texts): void {
  document = texts;
}

function notices() {
  if (!document) throw new Error("No language");
  return textsIn(document, "notices");
}

/** What is known of a failed call beside its message; nothing where no response came. */
interface Facts {
  readonly status?: number;
  readonly code?: ErrorCode | undefined;
  readonly issues?: ErrorBody["issues"];
  /** Whether the message is the response's own. */
  readonly isSaid?: boolean;
}

/** A failed call: its message is for a person, its facts for the program. */
export class RequestError extends ReadableError {
  override readonly name = "RequestError";
  readonly facts: Facts;

  constructor(message: string, facts: Facts = {}) {
    super(message);
    this.facts = facts;
  }
}

/** A response that is not our server's, perhaps the sign-in page of a guest network. */
export const foreignAnswer = (): RequestError => new RequestError(notices()("foreign"));

/** What is said of a failure that is ours, or a library's, which speaks to programmers. */
export const unknownFailure = (): string => notices()("kept");

const unreachable = () => new RequestError(notices()("unreachable"));

/**
 * Sends a request with credentials, revalidating a cached copy, and parses the JSON response; 204 returns null,
 * a failure throws `RequestError`. `bodyOf` finds the body of a failure in what came.
 */
export async function request(
  path: string,
  init: RequestInit = {},
  bodyOf = (sent: unknown) => sent,
): Promise<unknown> {
  const asked = sessionHint.get();
  const headers = new Headers(init.headers);
  headers.set("accept-language", document?.served ?? DEFAULT_LANGUAGE);
  const user = shownUser();
  if (init.method && user !== null && !headers.has(USER_HEADER))
    headers.set(USER_HEADER, String(user));
  // A copy may be of an edition that has been replaced, or name another one than the text beside it.
  const response = await reach(path, { cache: "no-cache", ...init, headers });
  if (response.ok) return response.status === 204 ? null : await jsonOf(response);
  const failure = failureOf(response.status, bodyOf(await response.json().catch(() => null)));
  const { code } = failure.facts;
  if (code === "ANOTHER_SIGNED_IN") anotherSignedIn.set(failure);
  // Who has signed in meanwhile is not signed out.
  if (code === UNAUTHORIZED && asked !== null && sessionHint.get() === asked) sessionHint.set(null);
  throw failure;
}

/**
 * `fetch` with a readable message for a failed network; an aborted call rejects unchanged. A session that was left
 * here ends first: until then nothing is written, and what is read is nobody's.
 */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  const isOver = leftSession.get() === null || (await endLeftSession());
  if (!isOver && init.method) throw unreachable();
  const sentAt = Date.now();
  const response = await fetch(path, {
    ...init,
    credentials: isOver ? "include" : "omit",
  }).catch((error: unknown) => {
    throw (error as Error).name === "AbortError" ? error : unreachable();
  });
  learnTime(response, sentAt);
  return response;
}

const endLeftSession = async (): Promise<boolean> =>
  await import("./left-session.ts").then(
    ({ endLeftSession: end }) => end(),
    () => false,
  );

/** The JSON of a response; a plain sentence where it is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  return await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? foreignAnswer() : unreachable();
  });
}

/** What a failed response says; it may be a proxy's, not our server's. */
function failureOf(status: number, sent: unknown): RequestError {
  const { error, code, issues } = (sent ?? {}) as Partial<ErrorBody>;
  if (status === 401 && (code ?? UNAUTHORIZED) === UNAUTHORIZED)
    return new RequestError(notices()("unauthorized"), {
      status,
      code: UNAUTHORIZED,
      isSaid: true,
    });
  const isSaid = typeof error === "string" && error !== "";
  const text = isSaid ? error : notices()("failedWith", { status: String(status) });
  return new RequestError(text, { status, code, issues, isSaid });
}

/** The default query function: GETs the path that is the query key's first part. */
export const fetcher: QueryFunction = ({ queryKey: [path], signal }) =>
  request(String(path), { signal });

/** As `fetcher`, but a visitor who is not signed in gets null rather than an error. */
export const fetcherOrNull: QueryFunction = async (context) => {
  try {
    return await fetcher(context);
  } catch (error) {
    if (error instanceof RequestError && error.facts.status === 401) return null;
    throw error;
  }
};
