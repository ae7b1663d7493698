import { z } from "zod";
import { MAX_PAGE_SIZE } from "./api-limits.ts";

/** The number of entries of a list page; larger values are capped. */
export const listLimit = (most: number, usual = most) =>
  z
    .int("The limit must be a whole number from 1.")
    .min(1, "The limit must be a whole number from 1.")
    .overwrite((limit) => Math.min(limit, most))
    .meta({ maximum: most })
    .default(usual);

/** The requested list page: `cursor` is the `nextCursor` of the one before. */
export const Paging = z.object({
  limit: listLimit(MAX_PAGE_SIZE),
  cursor: z.string().max(100).optional(),
});
export type Paging = z.infer<typeof Paging>;

/** Smaller than others: each group includes members and cycles, a bookmark a note. */
export const MAX_LONG_PAGE_SIZE = 30;

/** The requested list page of what is long each: groups, bookmarks, plans. */
export const LongItemPaging = Paging.extend({ limit: listLimit(MAX_LONG_PAGE_SIZE) });

/** A part of a list: `nextCursor` is absent on the last one, `total` counts the whole list. */
export interface ListPage<Item> {
  readonly items: Item[];
  readonly nextCursor?: string | undefined;
  readonly total: number;
}

/** The schema of a list page of such items. */
export function listPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().optional(),
    total: z.int().min(0),
  });
}
