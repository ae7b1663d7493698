import { DomainError } from "@daily-quran/domain/errors";
import { listPageOf, LongItemPaging } from "@daily-quran/domain/paging";
import { Bookmark, KeptBookmark, ProgressId } from "@daily-quran/domain/progress/progress";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { findItem } from "./item.sql.ts";
import { storedOf, listOwn, removeOwn, setOwn } from "./progress-items.ts";

const Named = z.object({ id: ProgressId });

/** The bookmarks of the signed-in user. */
export const bookmarkRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(LongItemPaging)
    .output(listPageOf(KeptBookmark))
    .query(({ ctx, input }) =>
      listOwn<Bookmark>(ctx.sql, actorOf(ctx), { kind: "bookmark", ...input }),
    ),
  get: authedProcedure({ scope: "read", cost: "database" })
    .input(Named)
    .output(KeptBookmark)
    .query(async ({ ctx, input: { id } }) => {
      const found = await findItem(ctx.sql, { userId: ctx.user.id, kind: "bookmark", id });
      if (!found) throw new DomainError("BOOKMARK_NOT_FOUND");
      return storedOf<Bookmark>(found);
    }),
  set: authedProcedure({ scope: "write", cost: "database" })
    .input(Bookmark.extend({ id: ProgressId }))
    .output(KeptBookmark)
    .mutation(({ ctx, input: { id, ...value } }) =>
      setOwn(ctx.sql, actorOf(ctx), { kind: "bookmark", id, value }),
    ),
  remove: authedProcedure({ scope: "write", cost: "database" })
    .input(Named)
    .output(z.void())
    .mutation(({ ctx, input: { id } }) =>
      removeOwn(ctx.sql, actorOf(ctx), { kind: "bookmark", id }),
    ),
});
