import type { TransactionSql } from "postgres";
import type { LanguageCookie } from "../../../request/language-cookie.ts";
import { findLanguage, updateLanguage } from "./language.sql.ts";

/** At a sign-in the browser takes the account's language; an account without one takes the browser's. */
export async function shareLanguage(
  sql: TransactionSql,
  languageCookie: LanguageCookie,
  userId: number,
): Promise<void> {
  const language = await findLanguage(sql, userId);
  if (language !== undefined && language !== languageCookie.value) languageCookie.set(language);
  if (language === undefined && languageCookie.value !== undefined)
    await updateLanguage(sql, userId, languageCookie.value);
}
