import type { Sql } from "../../db/client.ts";
import { hasDecidedOnTafseer } from "./edition.sql.ts";

/**
 * Whether nobody has decided about a commentary yet, by configuration or by installing or removing one: a
 * start then imports one.
 */
export async function isFirstImportDue(sql: Sql, tafseer: string): Promise<boolean> {
  return tafseer !== "off" && !(await hasDecidedOnTafseer(sql));
}
