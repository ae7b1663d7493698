import type { DatabaseAddress } from "../src/db/client.ts";

/** The same server, another database of it. */
export function otherDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== "string") return { ...address, database };
  return address.replace(/(?<=\/\/[^/?]*)\/[^/?]*(?=\?|$)/, `/${database}`);
}
