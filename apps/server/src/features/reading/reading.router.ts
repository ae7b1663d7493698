import { PRONUNCIATIONS } from "@daily-quran/domain/pronunciation";
import { SCRIPTS } from "@daily-quran/quran/scripts";
import { PlanDay, Reading, Schedule } from "@daily-quran/domain/reading";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { z } from "zod";
import { parseDocument } from "../../content/ready-document.ts";
import { publicProcedure, router } from "../../request/procedure.ts";

export const readingRouter = router({
  current: publicProcedure({ cost: "document" })
    .output(Reading)
    .query(({ ctx }) => ctx.content.parseReading(globalDay(ctx.now()))),
  tomorrow: publicProcedure({ cost: "document" })
    .output(Reading)
    .query(({ ctx }) => ctx.content.parseReading(nextPlanDay(globalDay(ctx.now())))),
  day: publicProcedure({ cost: "document" })
    .input(
      z.object({
        day: PlanDay,
        tafseer: z.string().optional(),
        translation: z.string().optional(),
        transliteration: z.string().optional(),
        pronunciation: z.enum(PRONUNCIATIONS).optional(),
        script: z.enum(SCRIPTS).optional(),
      }),
    )
    .output(Reading)
    .query(async ({ ctx, input: { day, ...wanted } }) =>
      Reading.parse(parseDocument(await ctx.content.reading(day, wanted, ctx.inTurn))),
    ),
  schedule: publicProcedure({ cost: "document" })
    .output(Schedule)
    .query(({ ctx }) => ctx.content.parseSchedule(globalDay(ctx.now()))),
});
