import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { AnySql } from "../../../db/client.ts";

/** The language that a user chose; undefined before a choice. */
export async function findLanguage(
  sql: AnySql,
  userId: number,
): Promise<ReaderLanguage | undefined> {
  const [row] = await sql<{ language: ReaderLanguage | null }[]>`
    select language from app_user where id = ${userId}`;
  return row?.language ?? undefined;
}

export async function updateLanguage(
  sql: AnySql,
  userId: number,
  language: ReaderLanguage,
): Promise<void> {
  await sql`update app_user set language = ${language} where id = ${userId}`;
}
