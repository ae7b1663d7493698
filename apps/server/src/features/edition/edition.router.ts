import { listedEditions } from "../../content/listed-editions.ts";
import { ListedEdition } from "@daily-quran/domain/edition";
import { z } from "zod";
import { publicProcedure, router } from "../../request/procedure.ts";

export const editionRouter = router({
  list: publicProcedure({ cost: "document" })
    .output(z.array(ListedEdition))
    .query(({ ctx }) => [...listedEditions(ctx.content)]),
});
