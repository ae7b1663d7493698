/** A mark, a bookmark, a plan of one's own, or the verse at which a plan's reader stopped. */
export type ItemKind = "mark" | "bookmark" | "plan" | "position";

/**
 * A thing of a reader's progress, by its kind and id. `value` is JSON, null once it is removed; `at` is the
 * time of the change in epoch milliseconds, by the server's clock as far as it is known.
 */
export interface Item {
  readonly kind: ItemKind;
  readonly id: string;
  readonly value: unknown;
  readonly at: number;
}

/** A change of an item: `device` (UUID) made it as its `seq`-th, from 1. */
export interface Change extends Item {
  readonly device: string;
  readonly seq: number;
}

/** The key of an item among all of a reader's. */
export const itemKey = ({ kind, id }: Pick<Item, "kind" | "id">): string => `${kind} ${id}`;
