import { ReportInput, ReportReceipt } from "@daily-quran/domain/report";
import { publicProcedure, router } from "../../request/procedure.ts";
import { sendReport } from "./send-report.ts";

export const reportRouter = router({
  send: publicProcedure({ cost: "database" })
    .input(ReportInput)
    .output(ReportReceipt)
    .mutation(({ ctx, input }) =>
      sendReport({ sql: ctx.sql, now: ctx.now(), address: ctx.address }, input),
    ),
});
