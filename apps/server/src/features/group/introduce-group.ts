import type { Sql } from "../../db/client.ts";
import { findIntroduction } from "./group.sql.ts";

/** What someone who holds an invite may know of a group; that they hold one is the caller's to know. */
export interface Introduction {
  readonly groupName: string;
  readonly description?: string;
  readonly memberCount: number;
}

/** Introduces a group to someone who is not a member of it; undefined when it is gone. */
export async function introduceGroup(sql: Sql, groupId: number): Promise<Introduction | undefined> {
  const row = await findIntroduction(sql, groupId);
  if (!row) return undefined;
  const { description, ...introduction } = row;
  return { ...introduction, ...(description !== null && { description }) };
}
