/** Why a request failed, in words; the error of `fetch` itself does not say. */
export function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (error instanceof Error && error.name === "TimeoutError") return "it took too long.";
  if (error instanceof Error && error.name === "AbortError") return "it was stopped.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the server is not to be found (${code}).`;
  if (code === "UND_ERR_SOCKET" || code === "ECONNRESET")
    return "the connection broke, again and again.";
  return `the server cannot be reached (${code || String(cause)}).`;
}
