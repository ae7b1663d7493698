import { Mark } from "@daily-quran/domain/progress/progress";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  ProgressDocument,
} from "@daily-quran/domain/progress/progress-document";
import { itemKey, type Item } from "@daily-quran/progress-sync/item";
import { newUuid } from "../../lib/new-uuid.ts";
import type { ItemChange } from "../../reader/progress/stored-progress.ts";

type Items = ReadonlyMap<string, Item>;

/** A visitor's progress as the document that the server makes of a user's. */
export function documentOf(items: Items, now: number): ProgressDocument {
  const all = (wanted: Item["kind"]) =>
    [...items.values()]
      .filter(({ kind }) => kind === wanted)
      .map(({ id, value, at }) => {
        return { ...(value as object), id, updatedAt: new Date(at).toISOString() };
      });
  return ProgressDocument.parse({
    format: DOCUMENT_FORMAT,
    version: DOCUMENT_VERSION,
    exportedAt: new Date(now).toISOString(),
    owner: null,
    marks: all("mark"),
    bookmarks: all("bookmark"),
    plans: all("plan"),
    positions: all("position").map(({ id, ...position }) => ({ ...position, plan: id })),
  });
}

/** What a document has that a visitor does not have, or has older. */
export function changesOf(
  { marks, bookmarks, plans, positions }: ProgressDocument,
  items: Items,
): readonly ItemChange[] {
  const known = new Set(
    [...items.values()].flatMap((item) => (item.kind === "mark" ? textOf(item.value as Mark) : [])),
  );
  const missing = marks.flatMap((mark) =>
    known.has(textOf(mark))
      ? []
      : [{ kind: "mark" as const, id: newUuid(), value: Mark.parse(mark) }],
  );
  const dated = [
    ...bookmarks.map((one) => ({ kind: "bookmark" as const, ...one })),
    ...plans.map((one) => ({ kind: "plan" as const, ...one })),
    ...positions.map(({ plan: id, ...one }) => ({ kind: "position" as const, id, ...one })),
  ];
  const newer = dated.flatMap(({ kind, id, updatedAt, ...value }) =>
    (items.get(itemKey({ kind, id }))?.at ?? 0) < Date.parse(updatedAt)
      ? [{ kind, id, value }]
      : [],
  );
  return [...missing, ...newer];
}

const textOf = ({ plan, day, from, to, date }: Mark): string =>
  JSON.stringify([plan, day, from, to, date]);
