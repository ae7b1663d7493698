import { ClientErrors, Health, Readiness } from "@daily-quran/domain/system";
import { VERSION } from "@daily-quran/domain/version";
import { publicProcedure, router } from "../../request/procedure.ts";
import { findNewestMigration } from "./system.sql.ts";

export const systemRouter = router({
  health: publicProcedure({ cost: "none" })
    .output(Health)
    .query(() => ({ status: "ok" as const, version: VERSION })),
  ready: publicProcedure({ cost: "none" })
    .output(Readiness)
    .query(async ({ ctx }) => ({
      status: "ready" as const,
      migration: await findNewestMigration(ctx.sql),
      text: ctx.content.version,
    })),
  clientErrors: publicProcedure({ cost: "none" })
    .input(ClientErrors)
    .mutation(({ ctx, input }) => {
      const { address, userAgent } = ctx;
      ctx.receiveClientErrors?.(input, { now: ctx.now(), address, userAgent });
    }),
});
