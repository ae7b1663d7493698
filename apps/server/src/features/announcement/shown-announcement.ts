import type { Announcement } from "@daily-quran/domain/group/announcement";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { findAnnouncement, findMailedAnnouncement } from "./announcement.sql.ts";

/** What a group's members are told now. */
export const announcementOf = async (
  sql: Sql | TransactionSql,
  groupId: number,
): Promise<Announcement | undefined> => await findAnnouncement(sql, groupId);

/** The same for one member who has it mailed, with the group's name. */
export const mailedAnnouncementOf = async (
  sql: Sql,
  { groupId, userId }: { readonly groupId: number; readonly userId: number },
): Promise<{ message: string; group: string } | undefined> =>
  await findMailedAnnouncement(sql, groupId, userId);
