import postgres from "postgres";
import type { Sql } from "../../../db/client.ts";
import { SKELETON_RULES, skeletonsOf } from "./skeletons.ts";
import {
  listUntidyUsernames,
  type TidyUsername,
  updateUsernames,
  type UsernameRow,
} from "./username.sql.ts";

const AT_ONCE = 500;

/**
 * Backfills NFC and skeletons of older usernames. Where two accounts look alike already, the older one
 * keeps the skeleton and both keep their names.
 */
export async function tidyUsernames(sql: Sql): Promise<void> {
  const rows = await listUntidyUsernames(sql, SKELETON_RULES, AT_ONCE);
  if (rows.length === 0) return;
  const all = rows.map(tidied);
  if (!(await isStored(sql, all))) for (const row of all) await storeOne(sql, row, rows);
  await tidyUsernames(sql);
}

function tidied({ id, username }: UsernameRow): TidyUsername {
  const composed = username.normalize("NFC");
  return { id, username: composed, ...skeletonsOf(composed) };
}

async function storeOne(sql: Sql, row: TidyUsername, rows: readonly UsernameRow[]): Promise<void> {
  const alike = { ...row, skeleton: null, capitalSkeleton: null };
  const asItWas = { ...alike, ...rows.find(({ id }) => id === row.id) };
  for (const form of [row, alike, asItWas]) if (await isStored(sql, [form])) return;
}

/** False where another account has one of the names or skeletons. */
async function isStored(sql: Sql, rows: readonly TidyUsername[]): Promise<boolean> {
  try {
    await updateUsernames(sql, SKELETON_RULES, rows);
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === "23505") return false;
    throw error;
  }
}
