import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { findServerKey } from "../../db/server-key.sql.ts";
import { type LinkInMail, MAIL_CHOICE_PATH } from "../mail/link-in-mail.ts";
import { findAccount, lockAccount } from "./account/account.sql.ts";
import { findMailTo } from "./account/mail-to.sql.ts";
import type { NewEmail } from "../mail/email-kinds.ts";
import { setEmail } from "./set-email.ts";

const TOKEN =
  /^email\.(?<id>\d{1,9})\.(?<until>\d{13})\.(?<email>[\w-]{1,400})\.(?<mac>[\w-]{43})$/;

/** The path of the link that sets a new address: it ends once the account has another address or password. */
export async function emailLinkPath(sql: Sql, to: NewEmail): Promise<string> {
  const email = Buffer.from(to.email).toString("base64url");
  return `${MAIL_CHOICE_PATH}email.${to.userId}.${to.until}.${email}.${await macOf(sql, to)}`;
}

/** What such a token does; undefined where it is not ours, or is over. */
export async function readEmailLink(
  { sql, now }: { readonly sql: Sql; readonly now: () => number },
  token: string,
): Promise<LinkInMail | undefined> {
  const parts = TOKEN.exec(token)?.groups;
  if (!parts || Number(parts["until"]) <= now()) return undefined;
  const userId = Number(parts["id"]);
  const email = Buffer.from(parts["email"] ?? "", "base64url").toString();
  const to = { userId, email, until: Number(parts["until"]) };
  const [right, user] = await Promise.all([macOf(sql, to), findMailTo(sql, { id: userId })]);
  if (!user) return undefined;
  if (!timingSafeEqual(Buffer.from(parts["mac"] ?? ""), Buffer.from(right))) return undefined;
  const apply = async () => {
    try {
      await sql.begin(async (sql) => {
        const account = await findAccount(sql, userId);
        const before = account && (await lockAccount(sql, account));
        if (before) await setEmail(sql, before, { email, now: now(), sendsMail: true });
      });
      return "Done";
    } catch (error) {
      if (error instanceof DomainError && error.code === "EMAIL_TAKEN") return "Taken";
      throw error;
    }
  };
  return { asks: "email", language: user.language, apply };
}

async function macOf(sql: Sql, { userId, email, until }: NewEmail): Promise<string> {
  const [account, user, key] = await Promise.all([
    findAccount(sql, userId),
    findMailTo(sql, { id: userId }),
    findServerKey(sql, "email-link"),
  ]);
  const signed = JSON.stringify([userId, user?.email, account?.passwordHash, email, until]);
  return createHmac("sha256", key).update(signed).digest("base64url");
}
