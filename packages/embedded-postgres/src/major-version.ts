import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { failure } from "./failure.ts";
import type { ClusterSetup } from "./cluster-setup.ts";

/** Refuses a database of another major version, which this Postgres cannot open. */
export async function refuseOtherMajor({ cluster, binaries, names }: ClusterSetup): Promise<void> {
  const file = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  const made = file?.trim();
  // Without the file, Postgres's own error is the best.
  if (made !== undefined && made !== binaries.major)
    throw failure(
      `The database in ${cluster} was made by Postgres ${made}, and Postgres ${binaries.major} cannot open it. ${names.otherMajor}`,
    );
}
