/** Why a database could not be used, in words for its operator, with what to look at. */
export function startReason(error: unknown): string {
  const first = innermost(error);
  const code = first instanceof Error && "code" in first ? String(first.code) : "";
  const words = first instanceof Error ? first.message : String(first);
  if (code === "CONNECTION_CLOSED")
    return `${addressOf(first)} accepts connections and closes them at once. See whether Postgres runs behind it, and whether it takes this user and database.`;
  if (code === "CONNECT_TIMEOUT")
    return `${addressOf(first)} does not answer. See whether Postgres runs there and is not stopped.`;
  if (code === "08P01")
    return `${words}. A pooler such as PgBouncer stands there: give the address of the database behind it as DATABASE_DIRECT_URL.`;
  if (code === "25006")
    return `${words}. It follows another one, or takes no writes: give the host that leads, or all of them.`;
  if (words.startsWith("Client network socket disconnected before secure TLS"))
    return `${words}. It offers no TLS (its setting ssl): turn it on there, or leave sslmode out.`;
  if (isOfCertificate(code))
    return `${words}. See sslrootcert, and whether the name of the host is in the certificate.`;
  // Of several addresses that all refuse, the error has no words.
  return words || String(first);
}

/** Whether a certificate was refused, by the code of Node's error. */
export const isOfCertificate = (code: string): boolean => /CERT|SIGNATURE/.test(code);

/** What an error is about in the end. */
export function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

function addressOf(error: unknown): string {
  const { address, port } = error as { address?: string; port?: number };
  return [address, port].filter((part) => part !== undefined).join(":");
}
