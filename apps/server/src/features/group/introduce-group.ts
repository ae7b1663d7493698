import type { Sql } from "../../db/client.ts";
import { findIntroduction } from "./group.sql.ts";

/** The part of a group that the holder of an invite sees; the caller checks the invite. */
export interface Introduction {
  readonly groupName: string;
  readonly description?: string;
  readonly memberCount: number;
}

/** A group's summary for a non-member; undefined when it is deleted. */
export async function introduceGroup(sql: Sql, groupId: number): Promise<Introduction | undefined> {
  const row = await findIntroduction(sql, groupId);
  if (!row) return undefined;
  const { description, ...introduction } = row;
  return { ...introduction, ...(description !== null && { description }) };
}
