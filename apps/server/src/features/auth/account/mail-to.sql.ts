import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Sql } from "../../../db/client.ts";

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
