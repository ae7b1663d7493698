import type { Sql } from "../../db/client.ts";
import { findIntroduction } from "./group.sql.ts";

/** What the holder of an invite may know of a group; the caller checks the invite. */
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
