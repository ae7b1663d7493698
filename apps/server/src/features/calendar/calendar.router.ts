import {
  ownCalendarPath,
  PrivateCalendar,
  NewCalendar,
} from "@daily-quran/domain/account/private-calendar";
import { z } from "zod";
import type { Sql } from "../../db/client.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { hasCalendar, updateCalendar } from "./own-calendar.sql.ts";

/** The private calendar of the signed-in user; its address alone says whose it is. */
export const calendarRouter = router({
  get: authedProcedure({ scope: "session", cost: "database" })
    .output(PrivateCalendar)
    .query(async ({ ctx }) => ({ isMade: await hasCalendar(ctx.sql, ctx.user.id) })),
  make: authedProcedure({ scope: "session", cost: "database" })
    .output(NewCalendar)
    .mutation(async ({ ctx }) => {
      const secret = newSecret();
      await setCalendar(ctx.sql, actorOf(ctx), hashOfSecret(secret));
      return { path: ownCalendarPath(secret) };
    }),
  end: authedProcedure({ scope: "session", cost: "database" })
    .output(z.void())
    .mutation(({ ctx }) => setCalendar(ctx.sql, actorOf(ctx), null)),
});

async function setCalendar(sql: Sql, actor: Actor, hash: string | null): Promise<void> {
  const kind = hash === null ? "calendarEnded" : "calendarMade";
  await sql.begin(async (sql) => {
    if (await updateCalendar(sql, actor.userId, hash))
      await recordAccountEvent(sql, actor, { kind });
  });
}
