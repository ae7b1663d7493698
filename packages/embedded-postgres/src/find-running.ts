import { claimInstance } from "./instance-lock.ts";
import type { Log } from "./log.ts";
import type { EmbeddedOptions } from "./options.ts";
import { prepareSetup } from "./cluster-setup.ts";
import type { SocketAddress } from "./socket.ts";

/** The Postgres that another process runs on this data folder; undefined when none does. */
export async function findRunning(
  options: EmbeddedOptions,
  log: Log,
): Promise<SocketAddress | undefined> {
  const { address } = await prepareSetup(options, log);
  const claim = await claimInstance(address).catch(() => undefined);
  if (!claim) return undefined;
  if ("holder" in claim) return address;
  // One that an app left behind when it was killed is nobody's to use: the next start ends it.
  await claim.lock.release();
  return undefined;
}
