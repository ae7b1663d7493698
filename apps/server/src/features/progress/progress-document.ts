import { createHash, randomUUID } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";
import { Bookmark, Mark, OwnPlan, Position, type KeptPosition } from "@daily-quran/domain/progress";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  type ImportInput,
  type ImportResult,
  ProgressDocument,
} from "@daily-quran/domain/progress-document";
import { type Change, type ItemKind, itemKey } from "@daily-quran/progress-sync/item";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { faultOfMark, lastMarkDate } from "./check-value.ts";
import { listItems, listRemoved } from "./item.sql.ts";
import { applyChanges } from "./sync.sql.ts";
import { keptOf } from "./progress-items.ts";

/** Everything of the actor as one document. */
export async function exportProgress(
  sql: Sql,
  { userId, username, now }: Actor,
): Promise<ProgressDocument> {
  const all = async <Value extends object>(kind: ItemKind) =>
    (await listItems(sql, { userId, kind }, { below: MAX_ID, limit: MAX_ID })).map(keptOf<Value>);
  await recordAccountEvent(sql, { userId, now }, { kind: "exported" });
  const [marks, bookmarks, plans, positions] = await Promise.all([
    all<Mark>("mark"),
    all<Bookmark>("bookmark"),
    all<OwnPlan>("plan"),
    all<Position>("position"),
  ]);
  return {
    format: DOCUMENT_FORMAT,
    version: DOCUMENT_VERSION,
    exportedAt: new Date(now).toISOString(),
    owner: username,
    marks,
    bookmarks,
    plans,
    positions: positions.map(({ id, ...position }) => ({ ...position, plan: id })),
  };
}

/**
 * Merges a document into the actor's progress, all or nothing: what is newer stays, what was removed comes back.
 * The same document again changes nothing. Throws IMPORT_…, PROGRESS_FULL.
 */
export async function importProgress(
  sql: Sql,
  { userId, username, now }: Actor,
  { document: sent, acceptAnother }: ImportInput,
): Promise<ImportResult> {
  const document = readDocument(sent, now);
  if (document.owner !== null && document.owner !== username && !acceptAnother)
    throw new DomainError("IMPORT_OF_ANOTHER");
  const removed = new Map(
    (await listRemoved(sql, userId)).map((item) => [itemKey(item), item.revision]),
  );
  const changes = changesOf(document).map((change) =>
    broughtBack(change, { removed: removed.get(itemKey(change)), now }),
  );
  if (changes.length === 0) return { imported: 0, unchanged: 0 };
  const device = randomUUID();
  const last = changes.length;
  const numbered = changes.map((change, index) => ({ ...change, device, seq: index + 1 }));
  const done = await applyChanges(sql, userId, {
    device,
    first: 1,
    last,
    changes: numbered,
    isImport: true,
  });
  if (!done) throw new DomainError("UNAUTHORIZED");
  if (done.isFull) throw new DomainError("PROGRESS_FULL");
  return { imported: done.applied.length, unchanged: last - done.applied.length };
}

function readDocument(sent: unknown, now: number): ProgressDocument {
  const { format, version } = Object(sent) as { format?: unknown; version?: unknown };
  if (format !== DOCUMENT_FORMAT) throw new DomainError("IMPORT_UNREADABLE");
  if (typeof version === "number" && version > DOCUMENT_VERSION)
    throw new DomainError("IMPORT_TOO_NEW");
  const parsed = ProgressDocument.safeParse(sent);
  const issue = parsed.error?.issues[0];
  if (!parsed.success) throw unreadable(issue?.path.join(".") ?? "", issue?.message ?? "");
  const last = lastMarkDate(now);
  for (const [index, mark] of parsed.data.marks.entries()) {
    const fault = faultOfMark(mark, last);
    if (fault !== undefined) throw unreadable(`marks.${index}`, fault);
  }
  return parsed.data;
}

const unreadable = (path: string, fault: string): DomainError =>
  detailedError("IMPORT_UNREADABLE", { key: "badImport", values: { path, fault } });

type Imported = Pick<Change, "kind" | "id" | "value" | "at">;

function changesOf({ marks, bookmarks, plans, positions }: ProgressDocument): Imported[] {
  const items = [
    ...marks.map((mark) => ({ kind: "mark" as const, ...mark, value: Mark.parse(mark) })),
    ...bookmarks.map((one) => ({ kind: "bookmark" as const, ...one, value: Bookmark.parse(one) })),
    ...plans.map((plan) => ({ kind: "plan" as const, ...plan, value: OwnPlan.parse(plan) })),
    ...positions.map((position: KeptPosition) => {
      const { plan: id, updatedAt } = position;
      return { kind: "position" as const, id, updatedAt, value: Position.parse(position) };
    }),
  ];
  // The last changed is first in a document, and was the last to be stored.
  return items.toReversed().map(({ kind, id, value, updatedAt }) => {
    // The database has no year 0.
    return { kind, id, value, at: Math.max(Date.parse(updatedAt), 0) };
  });
}

/**
 * A change that also undoes a removal: of a mark, which stays removed, by a new one whose id follows from the
 * removal, so that a second import finds it.
 */
function broughtBack(
  change: Imported,
  { removed, now }: { readonly removed: number | undefined; readonly now: number },
): Imported {
  if (removed === undefined) return { ...change, at: Math.min(change.at, now) };
  if (change.kind !== "mark") return { ...change, at: now };
  const digest = createHash("sha256").update(`${change.id} ${removed}`).digest("hex");
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`];
  return { ...change, id: [...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-") };
}
