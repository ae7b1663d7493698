/** Why a database could not be used, in words for its operator, with what to look at. */
export function startReason(error: unknown): string {
  const first = innermost(error);
  const code = first instanceof Error && "code" in first ? first.code : undefined;
  if (code === "CONNECTION_CLOSED")
    return `${addressOf(first)} accepts connections and closes them at once. See whether Postgres runs behind it, and whether it takes this user and database.`;
  if (code === "CONNECT_TIMEOUT")
    return `${addressOf(first)} does not answer. See whether Postgres runs there and is not stopped.`;
  return String(first);
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

function addressOf(error: unknown): string {
  const { address, port } = error as { address?: string; port?: number };
  return [address, port].filter((part) => part !== undefined).join(":");
}
