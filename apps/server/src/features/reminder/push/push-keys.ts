import { createECDH } from "node:crypto";
import type { AnySql } from "../../../db/client.ts";
import { findServerKey } from "../../../db/server-key.sql.ts";

/** The VAPID keys of this site, base64url: the same for every process, and kept with the database. */
export async function pushKeys(
  sql: AnySql,
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const key = await findServerKey(sql, "push");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: key.toString("base64url"),
  };
}
