import { text } from "node:stream/consumers";
import { listPageOf, Paging } from "@daily-quran/domain/paging";
import {
  KeptMark,
  KeptPosition,
  Mark,
  PlanName,
  Position,
  ProgressId,
  ProgressSummary,
  TimeZone,
} from "@daily-quran/domain/progress/progress";
import { ImportInput, ImportResult } from "@daily-quran/domain/progress/progress-document";
import { SyncInput, SyncReply } from "@daily-quran/domain/progress/progress-sync";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { faultOfMark, lastMarkDate } from "./check-value.ts";
import { exportProgress, importProgress } from "./progress-document.ts";
import { faultText } from "../../request/reader-error.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { listOwn, removeOwn, setOwn } from "./progress-items.ts";
import { progressSummary } from "./progress-summary.ts";
import { syncProgress } from "./sync-progress.ts";

const MarkInput = Mark.safeExtend({ id: ProgressId });

/** What the signed-in user has read, and where they stopped. */
export const progressRouter = router({
  summary: authedProcedure({ scope: "read", cost: "database" })
    .input(z.object({ timeZone: TimeZone.default("UTC") }))
    .output(ProgressSummary)
    .query(({ ctx, input }) => progressSummary(ctx.sql, actorOf(ctx), input.timeZone)),
  sync: authedProcedure({ scope: "write", cost: "database" })
    .input(SyncInput)
    .output(SyncReply)
    .mutation(async ({ ctx, input }) => {
      const reply = await syncProgress(ctx.sql, actorOf(ctx), input);
      const inLanguage = ({ seq, message }: SyncReply["refused"][number]) => {
        return { seq, message: faultText(message, ctx.language) };
      };
      return { ...reply, refused: reply.refused.map(inLanguage) };
    }),
  marks: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging)
    .output(listPageOf(KeptMark))
    .query(({ ctx, input }) => listOwn<Mark>(ctx.sql, actorOf(ctx), { kind: "mark", ...input })),
  mark: authedProcedure({ scope: "write", cost: "database" })
    .input(MarkInput)
    .output(KeptMark)
    .mutation(({ ctx, input: { id, ...value } }) => {
      const wrong = faultOfMark(value, lastMarkDate(ctx.now()));
      if (wrong) {
        const { path, fault } = wrong;
        throw detailedError("INVALID_INPUT", { key: "fault", values: { fault }, path });
      }
      return setOwn(ctx.sql, actorOf(ctx), { kind: "mark", id, value });
    }),
  unmark: authedProcedure({ scope: "write", cost: "database" })
    .input(z.object({ id: ProgressId }))
    .output(z.void())
    .mutation(({ ctx, input: { id } }) => removeOwn(ctx.sql, actorOf(ctx), { kind: "mark", id })),
  positions: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging)
    .output(listPageOf(KeptPosition))
    .query(async ({ ctx, input }) => {
      const kind = "position" as const;
      const page = await listOwn<Position>(ctx.sql, actorOf(ctx), { kind, ...input });
      return { ...page, items: page.items.map(({ id, ...rest }) => ({ ...rest, plan: id })) };
    }),
  setPosition: authedProcedure({ scope: "write", cost: "database" })
    .input(Position.extend({ plan: PlanName }))
    .output(KeptPosition)
    .mutation(async ({ ctx, input: { plan, ...value } }) => {
      const item = { kind: "position", id: plan, value } as const;
      const { id, ...position } = await setOwn(ctx.sql, actorOf(ctx), item);
      return { ...position, plan: id };
    }),
  export: authedProcedure({ scope: "read", cost: "database" })
    .output(z.string())
    .query(async ({ ctx }) => await text(await exportProgress(ctx.sql, actorOf(ctx)))),
  import: authedProcedure({ scope: "write", cost: "database" })
    .input(ImportInput)
    .output(ImportResult)
    .mutation(({ ctx, input }) =>
      importProgress(ctx.sql, actorOf(ctx), [Buffer.from(JSON.stringify(input))]),
    ),
});
