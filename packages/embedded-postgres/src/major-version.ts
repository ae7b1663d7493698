import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { failure } from "./failure.ts";
import type { ClusterSetup } from "./cluster-setup.ts";

/** Refuses a database that another major version of Postgres has made: this one cannot open it. */
export async function refuseOtherMajor({ cluster, binaries, names }: ClusterSetup): Promise<void> {
  const file = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  const made = file?.trim();
  // Without the file Postgres itself says best what is wrong.
  if (made !== undefined && made !== binaries.major)
    throw failure(
      `The database in ${cluster} was made by Postgres ${made}, and Postgres ${binaries.major} cannot open it. ${names.otherMajor}`,
    );
}
