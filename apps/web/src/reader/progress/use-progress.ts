import type { ItemKind } from "@daily-quran/progress-sync/item";
import { useMemo, useSyncExternalStore } from "react";
import type { Bookmark, Mark, OwnPlan, Position } from "@daily-quran/domain/progress/progress";
import { progress } from "./progress.ts";
import type { ProgressState } from "./progress-state.ts";

interface Values {
  readonly mark: Mark;
  readonly bookmark: Bookmark;
  readonly plan: OwnPlan;
  readonly position: Position;
}

/** An item with its value; `at` is the time of its last change in epoch milliseconds. */
export interface ItemOf<Kind extends ItemKind> {
  readonly id: string;
  readonly value: Values[Kind];
  readonly at: number;
}

/** The reader's progress; undefined on the server and until it is loaded. */
export function useProgress(): ProgressState | undefined {
  return useSyncExternalStore(progress.subscribe, progress.get, () => undefined);
}

/** The reader's items of a kind, in the order in which they came; undefined until they are loaded. */
export function useItems<Kind extends ItemKind>(kind: Kind): readonly ItemOf<Kind>[] | undefined {
  const items = useProgress()?.items;
  return useMemo(() => items && itemsOfKind(items, kind), [items, kind]);
}

/** The items of a kind among all. */
export const itemsOfKind = <Kind extends ItemKind>(
  items: ProgressState["items"],
  kind: Kind,
): readonly ItemOf<Kind>[] =>
  [...items.values()].flatMap((item) =>
    // Every value was written by this app, or checked by the server.
    item.kind === kind ? [{ ...item, value: item.value as Values[Kind] }] : [],
  );
