import { SearchList, SearchQuery } from "@daily-quran/domain/search/search";
import { publicProcedure, router } from "../../request/procedure.ts";
import { audioOfReciter } from "../passage/reciters.ts";
import { findResults, isVerse } from "./find-results.ts";

export const searchRouter = router({
  find: publicProcedure({ cost: "search" })
    .input(SearchQuery)
    .output(SearchList)
    .query(async ({ ctx, input: { audio, ...query } }) => {
      ctx.countSearch();
      const audioOf = audio === undefined ? undefined : audioOfReciter(ctx.audioBaseUrl, audio);
      const found = await findResults(ctx.content, query);
      if (!audioOf) return found;
      const items = found.items.map((item) =>
        isVerse(item) ? { ...item, audio: audioOf(item) } : item,
      );
      return { ...found, items };
    }),
});
