import { createHash } from "node:crypto";
import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { DomainError } from "@daily-quran/domain/errors";
import {
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
} from "@daily-quran/domain/progress/progress";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  type ImportInput,
  type ImportResult,
  ProgressDocument,
} from "@daily-quran/domain/progress/progress-document";
import { MAX_PROGRESS_ITEMS } from "@daily-quran/domain/progress/progress-limits";
import { type Change, type ItemKind, itemKey } from "@daily-quran/progress-sync/item";
import type { Steps } from "@daily-quran/steps/steps";
import type { TransactionSql } from "postgres";
import { z } from "zod";
import { runInSlices } from "../../content/run-in-slices.ts";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import type { Actor } from "../../request/actor.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { inTurn } from "../limit/in-turn.ts";
import { faultOfMark, lastMarkDate } from "./check-value.ts";
import { eachExported, listRemoved, NO_DEVICE } from "./item.sql.ts";
import { checkRoom } from "./progress-items.ts";
import { importChanges } from "./sync.sql.ts";

/** How long in all an export holds its connection for a slow client; what is left is buffered then. */
const PATIENCE_MS = 500;

const KINDS: readonly ItemKind[] = ["mark", "bookmark", "plan", "position"];

/**
 * Everything of the actor at one instant as the JSON text of a `ProgressDocument`, which is made while it is read;
 * rejects where the database fails before there is any, and fails where it does so later.
 */
export async function exportProgress(sql: Sql, actor: Actor): Promise<Readable> {
  const text = new PassThrough();
  // Whoever reads it sees its failure; nobody may do so yet.
  text.on("error", () => {});
  inTurn(actor.userId, () => writeDocument(sql, actor, text)).catch((error: unknown) =>
    text.destroy(error as Error),
  );
  await once(text, "readable");
  return text;
}

async function writeDocument(
  sql: Sql,
  { userId, username, now }: Actor,
  text: PassThrough,
): Promise<void> {
  await recordAccountEvent(sql, { userId, now }, { kind: "exported" });
  const head = JSON.stringify({
    format: DOCUMENT_FORMAT,
    version: DOCUMENT_VERSION,
    exportedAt: new Date(now).toISOString(),
    owner: username,
  });
  const beginnings = KINDS.map((kind, at) => `${at === 0 ? head.slice(0, -1) : "]"},"${kind}s":[`);
  let begun = 0;
  const begin = (kinds: number): string => {
    const parts = beginnings.slice(begun, kinds);
    begun = kinds;
    return parts.join("");
  };
  await withLongTimeout(sql).begin("read only", async (sql) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // Every value was checked by its schema before it was stored.
    await eachExported(sql, userId, async (portions) => {
      for (const { kind, items } of portions) {
        text.write(begin(KINDS.indexOf(kind) + 1) || ",");
        if (!text.write(items) && !signal.aborted)
          await once(text, "drain", { signal }).catch(() => {});
      }
    });
  });
  text.end(`${begin(KINDS.length)}]}`);
}

/**
 * Merges a document into the actor's progress, all or nothing: what is newer stays, what was removed comes back.
 * The same document again changes nothing. Throws IMPORT_…, PROGRESS_FULL.
 */
export async function importProgress(
  sql: Sql,
  actor: Actor,
  input: ImportInput,
): Promise<ImportResult> {
  return await inTurn(actor.userId, () => mergeDocument(sql, actor, input));
}

async function mergeDocument(
  sql: Sql,
  { userId, username, now }: Actor,
  { document, acceptAnother }: ImportInput,
): Promise<ImportResult> {
  const { owner, items } = await runInSlices(readDocument(document, now));
  if (owner !== null && owner !== username && !acceptAnother)
    throw new DomainError("IMPORT_OF_ANOTHER");
  if (items.length === 0) return { imported: 0, unchanged: 0 };
  const removed = new Map(
    (await listRemoved(sql, userId)).map((item) => [itemKey(item), item.revision]),
  );
  const changes = await runInSlices(changesOf(items, removed, now));
  const imported = await sql.begin((sql) => storeInParts(sql, userId, changes));
  return { imported, unchanged: changes.length - imported };
}

function* changesOf(
  items: readonly Imported[],
  removed: ReadonlyMap<string, number>,
  now: number,
): Steps<readonly Change[]> {
  const changes: Change[] = [];
  for (const item of items) {
    const change = broughtBack(item, { removed: removed.get(itemKey(item)), now });
    changes.push({ ...change, device: NO_DEVICE, seq: changes.length + 1 });
    yield;
  }
  return changes;
}

/** How many items a statement stores: it takes a fraction of the time that one may take. */
const PART = 2000;

async function storeInParts(
  sql: TransactionSql,
  userId: number,
  changes: readonly Change[],
): Promise<number> {
  let imported = 0;
  for (let at = 0; at < changes.length; at += PART) {
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    const done = await importChanges(sql, userId, changes.slice(at, at + PART));
    if (!done) throw new DomainError("UNAUTHORIZED");
    imported += checkRoom(done).applied.length;
  }
  return imported;
}

const Lists = z.array(z.unknown());
const Envelope = ProgressDocument.extend({
  marks: Lists,
  bookmarks: Lists,
  plans: Lists,
  positions: Lists,
});

interface ReadDocument {
  readonly owner: string | null;
  /** The last changed is last, as it is to be stored. */
  readonly items: readonly Imported[];
}

function* readDocument(sent: unknown, now: number): Steps<ReadDocument> {
  const { format, version } = Object(sent) as { format?: unknown; version?: unknown };
  if (format !== DOCUMENT_FORMAT) throw new DomainError("IMPORT_UNREADABLE");
  if (typeof version === "number" && version > DOCUMENT_VERSION)
    throw new DomainError("IMPORT_TOO_NEW");
  const { owner, marks, bookmarks, plans, positions } = parsed(Envelope, sent, "");
  const count = marks.length + bookmarks.length + plans.length + positions.length;
  if (count > MAX_PROGRESS_ITEMS) throw unreadable("", TOO_MANY);
  const items: Imported[] = [];
  const lastDate = lastMarkDate(now);
  for (const [index, sentMark] of marks.entries()) {
    const path = `marks.${index}`;
    const { id, updatedAt, ...value } = parsed(KeptMark, sentMark, path);
    const wrong = faultOfMark(value, lastDate);
    if (wrong) throw unreadable(path, wrong.fault);
    items.push({ kind: "mark", id, value, at: timeOf(updatedAt) });
    yield;
  }
  for (const [index, bookmark] of bookmarks.entries()) {
    const { id, updatedAt, ...value } = parsed(KeptBookmark, bookmark, `bookmarks.${index}`);
    items.push({ kind: "bookmark", id, value, at: timeOf(updatedAt) });
    yield;
  }
  for (const [index, plan] of plans.entries()) {
    const { id, updatedAt, ...value } = parsed(KeptPlan, plan, `plans.${index}`);
    items.push({ kind: "plan", id, value, at: timeOf(updatedAt) });
    yield;
  }
  for (const [index, position] of positions.entries()) {
    const { plan, updatedAt, ...value } = parsed(KeptPosition, position, `positions.${index}`);
    items.push({ kind: "position", id: plan, value, at: timeOf(updatedAt) });
    yield;
  }
  return { owner, items: items.toReversed() };
}

const TOO_MANY = "A file has at most 20,000 items.";

// The database has no year 0.
const timeOf = (updatedAt: string): number => Math.max(Date.parse(updatedAt), 0);

function parsed<Of extends z.ZodType>(schema: Of, sent: unknown, path: string): z.output<Of> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const within = [path, ...(issue?.path ?? [])].filter((part) => part !== "").join(".");
  throw unreadable(within, issue?.message ?? "");
}

const unreadable = (path: string, fault: string): DomainError =>
  detailedError("IMPORT_UNREADABLE", { key: "badImport", values: { path, fault } });

type Imported = Pick<Change, "kind" | "id" | "value" | "at">;

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
