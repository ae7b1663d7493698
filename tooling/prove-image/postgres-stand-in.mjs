import { chmodSync, copyFileSync, cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { addUser, install, slim } from "./debian.mjs";

const PACKAGE = join(import.meta.dirname, "../../packages/embedded-postgres/package.json");

/** The image that it stands in for. */
export const IMAGE = "postgres:18";

/** What it is. */
export const SENTENCE =
  "the same Debian, the embedded Postgres 18, Debian's psql and pg_isready, an entry script of this proof's own.";

/** Makes a root of Debian that image; returns the changes of its configuration. */
export async function make(system) {
  await install(system, "postgresql-client-15");
  cpSync(binaries(), join(system, "opt/postgres"), { recursive: true, dereference: true });
  await addUser(system, "postgres", "999");
  const entry = join(system, "usr/local/bin/docker-entrypoint.sh");
  copyFileSync(join(import.meta.dirname, "postgres-entrypoint.sh"), entry);
  chmodSync(entry, 0o755);
  await slim(system);
  return [
    "ENV PATH=/opt/postgres/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "ENV PGDATA=/var/lib/postgresql/18/docker",
    "VOLUME /var/lib/postgresql",
    "EXPOSE 5432",
    'ENTRYPOINT ["docker-entrypoint.sh"]',
  ];
}

function binaries() {
  const embedded = createRequire(createRequire(PACKAGE).resolve("embedded-postgres"));
  return join(dirname(embedded.resolve(`@embedded-postgres/linux-${process.arch}`)), "../native");
}
