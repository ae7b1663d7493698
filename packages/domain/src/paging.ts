import { z } from "zod";

/** Entries of a page when the caller names no number, and the most that it gets. */
const MAX_PAGE_SIZE = 100;

/** How many entries a page has; a larger wish is capped. */
export const ListLimit = z
  .int("The limit must be a whole number from 1.")
  .min(1, "The limit must be a whole number from 1.")
  .overwrite((limit) => Math.min(limit, MAX_PAGE_SIZE))
  .describe(`At most ${MAX_PAGE_SIZE}, which is also what stands for none.`);

/** Which page of a list is asked for: `cursor` is the `nextCursor` of the page before. */
export const Paging = z.object({
  limit: ListLimit.default(MAX_PAGE_SIZE),
  cursor: z.string().max(100).optional(),
});
export type Paging = z.infer<typeof Paging>;

/** The most groups of a page: each comes with some of its members and cycles. */
const MAX_GROUP_PAGE_SIZE = 30;

/** Which page of a list of groups is asked for. */
export const GroupPaging = Paging.extend({
  limit: ListLimit.overwrite((limit) => Math.min(limit, MAX_GROUP_PAGE_SIZE)).default(
    MAX_GROUP_PAGE_SIZE,
  ),
});

/** A page of a list: `nextCursor` is absent on the last one, `total` counts the whole list. */
export interface ListPage<Item> {
  readonly items: Item[];
  readonly nextCursor?: string | undefined;
  readonly total: number;
}

/** The schema of a page of such items. */
export function listPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().optional(),
    total: z.int().min(0),
  });
}
