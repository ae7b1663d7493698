import type { OwnMails, SetOwnMailsInput } from "@daily-quran/domain/account/own-mails";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";
import { one } from "../../../db/one.ts";

/** Whom a mail is to, in the language that the account has, else English. */
export interface MailTo {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly language: ReaderLanguage;
}

/** The account of an e-mail address in any case, or of an ID, unless it is disabled. */
export async function findMailTo(
  sql: Sql,
  { email, id }: { readonly email?: string; readonly id?: number },
): Promise<MailTo | undefined> {
  const [row] = await sql<MailTo[]>`
    select id, username, email, coalesce(language, 'en') as language from app_user
    where (lower(email) = lower(${email ?? null}) or id = ${id ?? null}) and disabled_at is null`;
  return row;
}

/** Whether an address is another account's, in any case. */
export async function isEmailTaken(
  sql: TransactionSql,
  { email, userId }: { readonly email: string; readonly userId: number },
): Promise<boolean> {
  const rows = await sql`
    select from app_user where lower(email) = lower(${email}) and id <> ${userId}`;
  return rows.length > 0;
}

/** Sets what is mailed to a user. */
export async function updateOwnMails(
  sql: Sql,
  id: number,
  { signIns, announcements }: SetOwnMailsInput,
): Promise<void> {
  await sql`
    update app_user set tells_sign_ins = coalesce(${signIns ?? null}, tells_sign_ins),
      mails_announcements = coalesce(${announcements ?? null}, mails_announcements)
    where id = ${id}`;
}

/** What is mailed to a user who wants it. */
export async function findOwnMails(
  sql: AnySql,
  id: number,
): Promise<Pick<OwnMails, "signIns" | "announcements">> {
  return await one(sql<Pick<OwnMails, "signIns" | "announcements">[]>`
    select tells_sign_ins as sign_ins, mails_announcements as announcements
    from app_user where id = ${id}`);
}
