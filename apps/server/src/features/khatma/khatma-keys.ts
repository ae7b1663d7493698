import { createHmac, timingSafeEqual } from "node:crypto";
import type { AnySql } from "../../db/client.ts";
import { findServerKey } from "../../db/server-key.sql.ts";
import { hashOfSecret } from "../../request/secret.ts";

/** A khatma and the number of its link. */
export interface LinkOf {
  readonly id: number;
  readonly link: number;
}

// No O, 0, I or 1, which are taken for each other.
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The secret of a link and its code of eight characters, derived from the server's key and never stored. */
export async function keysOf(
  sql: AnySql,
  { id, link }: LinkOf,
): Promise<{ readonly token: string; readonly code: string }> {
  const key = await findServerKey(sql, "khatma");
  const made = (what: string): Buffer =>
    createHmac("sha256", key).update(`${what}:${id}:${link}`).digest();
  const code = [...made("code").subarray(0, 8)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return { token: made("link").toString("base64url"), code };
}

/** Whether a secret is the one of the link. */
export async function opensLink(sql: AnySql, khatma: LinkOf, secret: string): Promise<boolean> {
  const { token } = await keysOf(sql, khatma);
  return timingSafeEqual(Buffer.from(hashOfSecret(token)), Buffer.from(hashOfSecret(secret)));
}
