import { SearchList, SearchQuery } from "@daily-quran/domain/search/search";
import { publicProcedure, router } from "../../request/procedure.ts";
import { findResults } from "./find-results.ts";

export const searchRouter = router({
  find: publicProcedure({ cost: "search" })
    .input(SearchQuery)
    .output(SearchList)
    .query(({ ctx, input }) => {
      ctx.countSearch();
      return findResults(ctx.content, input);
    }),
});
