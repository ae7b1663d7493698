import { Id } from "@daily-quran/domain/id";
import { NotificationList, NotificationState } from "@daily-quran/domain/notification";
import { Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { authedBeside, authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import type { Context } from "../../request/context.ts";
import { firstPageBeside, listNotifications } from "./list-notifications.ts";
import { markAllRead, markRead } from "./mark-read.ts";
import type { NotificationMarks, NotificationPage } from "./notification.sql.ts";
import { marksBeside, notificationState } from "./notification-state.ts";

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
