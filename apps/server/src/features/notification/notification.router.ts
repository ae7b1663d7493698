import { Id } from "@daily-quran/domain/fields/id";
import { NotificationList, NotificationState } from "@daily-quran/domain/group/notification";
import { Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { authedBeside, authedProcedure, router } from "../../request/procedure.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import type { Context } from "../../request/context.ts";
import { firstPageBeside, listNotifications } from "./list-notifications.ts";
import {
  deleteReadBeyond,
  type NotificationMarks,
  type NotificationPage,
  updateAllRead,
  updateRead,
} from "./notification.sql.ts";
import { marksBeside, notificationState } from "./notification-state.ts";
import type { Sql } from "../../db/client.ts";

// Reading alone adds to them: those that are not read are one for each topic.
const MAX_READ = 200;

/** The actor of a call with the language that they read. */
const readerOf = (ctx: Parameters<typeof actorOf>[0] & Pick<Context, "language">) => ({
  ...actorOf(ctx),
  language: ctx.language,
});

export const notificationRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging)
    .output(NotificationList)
    .query(({ ctx, input }) =>
      listNotifications(ctx.sql, readerOf(ctx), {
        ...input,
        firstPage: ctx.beside?.get(firstPageBeside) as NotificationPage | undefined,
      }),
    ),
  // What every open page polls: one statement finds the caller and the state.
  state: authedBeside(marksBeside, { scope: "read", cost: "database" })
    .output(NotificationState)
    .query(({ ctx }) =>
      notificationState(
        ctx.sql,
        readerOf(ctx),
        ctx.beside?.get(marksBeside) as NotificationMarks | undefined,
      ),
    ),
  unreadCount: authedProcedure({ scope: "read", cost: "database" })
    .output(z.int().min(0))
    .query(async ({ ctx }) => (await notificationState(ctx.sql, readerOf(ctx))).unread),
  read: authedProcedure({ scope: "write", cost: "database" })
    .input(z.object({ id: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => markRead(ctx.sql, actorOf(ctx), input.id)),
  readAll: authedProcedure({ scope: "write", cost: "database" })
    .output(z.void())
    .mutation(({ ctx }) => markAllRead(ctx.sql, actorOf(ctx))),
});

/** Marks one of the actor's notifications as read; another user's is not found. */
async function markRead(sql: Sql, { userId }: Actor, id: number): Promise<void> {
  if (!(await updateRead(sql, userId, id))) throw new DomainError("NOTIFICATION_NOT_FOUND");
  await deleteReadBeyond(sql, userId, MAX_READ);
}

/** Marks all of the actor's notifications as read. */
async function markAllRead(sql: Sql, { userId }: Actor): Promise<void> {
  await updateAllRead(sql, userId);
  await deleteReadBeyond(sql, userId, MAX_READ);
}
