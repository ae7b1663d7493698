import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { embeddedOptions } from "../../src/db/embedded-options.ts";
import { copyPreparedData, prepareData } from "./prepared-data.ts";

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts a Postgres with the product's tables, and with `source` a copy of that one, by streaming replication. */
export async function startCopy(folder: string, source?: { readonly url: string }) {
  await mkdir(folder);
  await prepareData();
  copyPreparedData(folder);
  const data = join(folder, ".data");
  const cluster = join(data, "postgres", "cluster");
  // Its owner's, whoever runs this.
  if (source)
    execFileSync("cp", ["-a", join(cluster, "PG_VERSION"), join(cluster, "standby.signal")]);
  const from = new URLSearchParams(source?.url.split("?")[1]).get("host") ?? "";
  const settings = [`primary_conninfo=host=${from} user=postgres`, "max_standby_streaming_delay=0"];
  const { address, stop } = await startEmbedded({ ...embeddedOptions(data), settings }, LOG);
  const url = `postgres://${address.user}@/${address.database}?host=${dirname(address.path)}`;
  return { data, address, url, stop };
}
