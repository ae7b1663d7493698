import {
  EndPushInput,
  FollowZoneInput,
  OwnReminders,
  PushSubscriptionInput,
  ReminderSettings,
} from "@daily-quran/domain/account/reminder";
import type { Context } from "../../request/context.ts";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { followZone, getReminders, setReminders } from "./own-reminders.ts";
import { deleteSubscription, insertSubscription } from "./push/push-subscription.sql.ts";

const askedBy = ({ sql, sessionCookie: { token }, sendsMail }: Context) => ({
  sql,
  token,
  sendsMail,
});

export const reminderRouter = router({
  get: authedProcedure({ scope: "read", cost: "database" })
    .output(OwnReminders)
    .query(({ ctx }) => getReminders(askedBy(ctx), actorOf(ctx))),
  set: authedProcedure({ scope: "write", cost: "database" })
    .input(ReminderSettings)
    .mutation(({ ctx, input }) => setReminders(askedBy(ctx), actorOf(ctx), input)),
  followZone: authedProcedure({ scope: "write", cost: "database" })
    .input(FollowZoneInput)
    .mutation(({ ctx, input }) => followZone(ctx.sql, actorOf(ctx), input.timeZone)),
  // Of a session, with which it ends: no program subscribes a browser.
  subscribe: authedProcedure({ scope: "session", cost: "database" })
    .input(PushSubscriptionInput)
    .mutation(({ ctx, input }) =>
      insertSubscription(ctx.sql, ctx.sessionCookie.token ?? "", input),
    ),
  unsubscribe: authedProcedure({ scope: "session", cost: "database" })
    .input(EndPushInput)
    .mutation(({ ctx, input }) => deleteSubscription(ctx.sql, { userId: ctx.user.id, ...input })),
});
