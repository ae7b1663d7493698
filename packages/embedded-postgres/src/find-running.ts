import { claimInstance } from "./instance-lock.ts";
import type { Log } from "./log.ts";
import type { EmbeddedOptions } from "./options.ts";
import { prepareSetup } from "./cluster-setup.ts";
import type { SocketAddress } from "./socket.ts";

/** The address of the Postgres that another process runs on this data folder; undefined if none. */
export async function findRunning(
  options: EmbeddedOptions,
  log: Log,
): Promise<SocketAddress | undefined> {
  const { address } = await prepareSetup(options, log);
  const claim = await claimInstance(address).catch(() => undefined);
  if (!claim) return undefined;
  if ("holder" in claim) return address;
  // An orphan of a killed app is not used: the next start stops it.
  await claim.lock.release();
  return undefined;
}
