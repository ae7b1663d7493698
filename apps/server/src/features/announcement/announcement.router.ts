import { AnnounceInput, QuietMember } from "@daily-quran/domain/group/announcement";
import { DomainError } from "@daily-quran/domain/errors";
import { Id } from "@daily-quran/domain/fields/id";
import { Role } from "@daily-quran/domain/group/group";
import { z } from "zod";
import type { Sql } from "../../db/client.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { takeAttempts } from "../auth/attempt/attempts.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { requireMember } from "../group/member/require-member.ts";
import { ANNOUNCEMENT_MAIL } from "../mail/email-kinds.ts";
import { groupNotice } from "../notification/notices.ts";
import { notifyMembers, notifyUser } from "../notification/notify.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { listMailed, listQuiet, replaceAnnouncement, updateNudged } from "./announcement.sql.ts";

const OfGroup = z.object({ groupId: Id });

/** So many announcements a group and day: each tells all members. */
const A_DAY = 5;

/** What admins tell the members of a group, and those who have not joined in for a week. */
export const announcementRouter = router({
  set: authedProcedure({ scope: "groups", cost: "database" })
    .input(AnnounceInput.extend(OfGroup.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => announce(ctx.sql, actorOf(ctx), input)),
  quiet: authedProcedure({ scope: "read", cost: "database" })
    .input(OfGroup)
    .output(z.array(QuietMember))
    .query(async ({ ctx, input: { groupId } }) => {
      const { caller } = await seeGroup(ctx.sql, groupId, ctx.user.id);
      permit("seeQuiet", caller);
      return await listQuiet(ctx.sql, groupId, ctx.now());
    }),
  nudge: authedProcedure({ scope: "groups", cost: "database" })
    .input(OfGroup.extend({ userId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => nudge(ctx.sql, actorOf(ctx), input)),
});

async function announce(
  sql: Sql,
  { userId, username, now }: Actor,
  { groupId, message }: AnnounceInput & { groupId: number },
): Promise<void> {
  const { caller } = await seeGroup(sql, groupId, userId);
  permit("announce", caller);
  const limit = { subject: `announce:${groupId}`, most: A_DAY, minutes: 24 * 60 };
  if (message !== "") await takeAttempts({ sql, now }, [limit]);
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller: still } = await lockSeenGroup(sql, groupId, userId);
    permit("announce", still);
    const madeAt = new Date(now).toISOString();
    await replaceAnnouncement(sql, { groupId, message, madeBy: userId, madeAt });
    if (message === "") return;
    const notice = groupNotice("announced", group, { by: username });
    await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    const mailed = await listMailed(sql, groupId, userId);
    await enqueue(
      sql,
      now,
      ...mailed.map((to) => ({
        kind: ANNOUNCEMENT_MAIL,
        singletonKey: `${groupId}:${to}`,
        payload: { userId: to, groupId },
      })),
    );
  });
}

async function nudge(
  sql: Sql,
  { userId: by, username, now }: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, by);
    permit("seeQuiet", caller);
    await requireMember(sql, group, userId);
    if (!(await updateNudged(sql, { groupId, userId, now })))
      throw new DomainError("NUDGED_ALREADY");
    await notifyUser(sql, now, { userId, notice: groupNotice("nudged", group, { by: username }) });
  });
}
