import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { AnySql, Sql } from "../../../db/client.ts";

/** Whom reminders are mailed to, in the language that the account has, else English. */
export interface MailReader {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly language: ReaderLanguage;
  /** Whether the address that the account has now has said yes. */
  readonly isConfirmed: boolean;
}

/** The account of an ID, unless it is disabled. */
export async function findMailReader(sql: Sql, id: number): Promise<MailReader | undefined> {
  return (await listMailReaders(sql, [id]))[0];
}

/** The accounts of these IDs, without disabled ones. */
export async function listMailReaders(sql: Sql, ids: readonly number[]): Promise<MailReader[]> {
  return await sql<MailReader[]>`
    select id, username, email, coalesce(language, 'en') as language,
      reminder_mail is not distinct from email as is_confirmed
    from app_user where id = any(${ids as number[]}) and disabled_at is null`;
}

/** Confirms an address, unless the account has another by now; false where it was confirmed before. */
export async function updateReminderMail(
  sql: AnySql,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> {
  const rows = await sql`
    update app_user set reminder_mail = email
    where id = ${id} and email = ${email} and reminder_mail is distinct from email returning id`;
  return rows.length > 0;
}

/** Takes mail from all reminders of a user; those that came by mail alone are off. */
export async function deleteMailReminders(sql: Sql, userId: number): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`delete from reminder where user_id = ${userId} and channels = '{mail}'`;
    await sql`
      update reminder set channels = array_remove(channels, 'mail')
      where user_id = ${userId} and 'mail' = any(channels)`;
  });
}

/** Mails no more announcements to a user. */
export async function updateNoAnnouncements(sql: Sql, userId: number): Promise<void> {
  await sql`update app_user set mails_announcements = false where id = ${userId}`;
}
