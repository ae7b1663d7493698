import { readFileSync } from "node:fs";
import { checkServerIdentity, type PeerCertificate } from "node:tls";
import type { Options } from "postgres";

/** An operator's Postgres, in the driver's options; the hosts are in the order in which they are tried. */
export type HostsAddress = Omit<Options<{}>, "host" | "port"> & {
  readonly host: string[];
  readonly port: number[];
};

const FORM =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/?]*)(?::(?<password>[^@/?]*))?@)?(?<hosts>[^/?]*)(?:\/(?<database>[^/?]*))?(?:\?(?<query>.*))?$/;
const HOST = /^(?<name>\[[\da-f:]+\]|[^:[\]]+)(?::(?<port>\d{1,5}))?$/i;
const PORT = 5432;

const TLS_MODES = ["disable", "prefer", "require", "verify-ca", "verify-full"] as const;

const SESSIONS = ["any", "primary", "read-write", "standby"] as const;

/**
 * Reads a `postgres://` URL of one or more hosts, or of a socket's folder (`?host=/run/postgresql`), with `sslmode`,
 * `sslrootcert` and `target_session_attrs` (`ofSeveral` where several hosts name none). Returns its faults instead.
 */
export function readAddress(
  url: string,
  ofSeveral: (typeof SESSIONS)[number] = "primary",
): HostsAddress | readonly string[] {
  const { user, password, hosts, database, query } = FORM.exec(url)?.groups ?? {};
  const { host: folder, ...parameters } = Object.fromEntries(new URLSearchParams(query));
  const found = (folder === undefined ? hosts : `localhost:${parameters["port"] ?? PORT}`)
    ?.split(",")
    .map((host) => HOST.exec(host)?.groups);
  const isSocket = folder !== undefined;
  if (isSocket) delete parameters["port"];
  const isMisplaced = isSocket && (hosts !== "" || folder[0] !== "/");
  if (!found || found.includes(undefined) || isMisplaced || !isDecodable(url))
    return [
      "must be an address such as postgres://user:password@host:5432/database, with more hosts after commas, or postgres://user@/database?host=/run/postgresql",
    ];
  const faults = [...faultsOf(parameters)];
  if (faults.length > 0) return faults;
  const { sslmode, sslrootcert, target_session_attrs: session } = parameters;
  const [first] = found;
  const names = found.map((host) => host?.["name"]?.replace(/^\[(.*)\]$/, "$1") ?? "");
  const wanted = session ?? (found.length > 1 ? ofSeveral : "any");
  return {
    host: names,
    port: found.map((host) => Number(host?.["port"] ?? PORT)),
    ...(isSocket && { path: `${folder}/.s.PGSQL.${first?.["port"]}` }),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password !== undefined && { password: decodeURIComponent(password) }),
    ...(database && { database: decodeURIComponent(database) }),
    ssl: tlsOf(sslmode ?? "disable", sslrootcert, [...names]),
    ...(wanted !== "any" && { target_session_attrs: wanted as "primary" }),
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** The address of a URL that the configuration has checked, or a test has made. */
export function hostsOf(...address: Parameters<typeof readAddress>): HostsAddress {
  const read = readAddress(...address);
  if (isFaulty(read)) throw new Error(`The address of the database ${read.join("; ")}`);
  return read;
}

export const isFaulty = (read: ReturnType<typeof readAddress>): read is readonly string[] =>
  Array.isArray(read);

function* faultsOf({
  sslmode,
  sslrootcert,
  target_session_attrs: session,
  ...others
}: Readonly<Record<string, string>>): Generator<string> {
  for (const name of Object.keys(others)) yield `has ${name}, which is not understood`;
  if (sslmode !== undefined && !(TLS_MODES as readonly string[]).includes(sslmode))
    yield `has sslmode, which is one of ${TLS_MODES.join(", ")}`;
  if (session !== undefined && !(SESSIONS as readonly string[]).includes(session))
    yield `has target_session_attrs, which is one of ${SESSIONS.join(", ")}`;
  if (sslrootcert === undefined) return;
  if (!sslmode?.startsWith("verify-")) yield "has sslrootcert, which needs sslmode=verify-full";
  try {
    readFileSync(sslrootcert);
  } catch (error) {
    yield `has sslrootcert, which cannot be read: ${String(error)}`;
  }
}

function tlsOf(mode: string, certificate: string | undefined, hosts: readonly string[]) {
  if (!mode.startsWith("verify-")) return mode === "disable" ? false : (mode as "require");
  return {
    ...(certificate !== undefined && { ca: readFileSync(certificate) }),
    // The driver names no host that is an IP address, for which Node would take "localhost".
    checkServerIdentity: (_: string, offered: PeerCertificate) =>
      mode === "verify-ca" || hosts.some((host) => !checkServerIdentity(host, offered))
        ? undefined
        : checkServerIdentity(hosts[0] ?? "", offered),
  };
}
