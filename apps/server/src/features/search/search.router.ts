import { type SearchList, SearchQuery } from "@daily-quran/domain/search";
import { publicProcedure, router } from "../../request/procedure.ts";
import { findResults } from "./find-results.ts";

// No `output`: the search makes every field, and checking them took as long as finding them.
export const searchRouter = router({
  find: publicProcedure.input(SearchQuery).query(({ ctx, input }): SearchList => {
    ctx.countSearch();
    return findResults(ctx.content, input);
  }),
});
