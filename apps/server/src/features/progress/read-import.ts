import { createHash } from "node:crypto";
import { DomainError, type ErrorCode } from "@daily-quran/domain/errors";
import {
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
} from "@daily-quran/domain/progress/progress";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  ImportInput,
  ProgressDocument,
} from "@daily-quran/domain/progress/progress-document";
import { MAX_PROGRESS_ITEMS } from "@daily-quran/domain/progress/progress-limits";
import { type Change, itemKey } from "@daily-quran/progress-sync/item";
import { z } from "zod";
import { parseJson, textOf } from "../../request/parse-json.ts";
import { type Detail, detailedError, detailOf } from "../../texts/detailed-error.ts";
import { faultOfMark, lastMarkDate } from "./check-value.ts";
import { type listRemoved, NO_DEVICE } from "./item.sql.ts";
import type { ChangesText } from "./sync.sql.ts";

/** A file as it was sent, whose it may be, and what that reader has removed. */
export interface ImportJob {
  /** An `ImportInput` as JSON in UTF-8. */
  readonly pieces: readonly Uint8Array[];
  readonly username: string;
  readonly now: number;
  readonly removed: Awaited<ReturnType<typeof listRemoved>>;
}

/** The changes of a file, or why it is refused. */
export type ReadImport =
  | { readonly count: number; readonly parts: readonly ChangesText[] }
  | { readonly code: ErrorCode; readonly detail: Detail | undefined }
  | { readonly issues: z.core.$ZodIssue[] };

/** Reads a file: what it would change, or why it is refused. */
export function readImport({ pieces, username, now, removed }: ImportJob): ReadImport {
  try {
    const text = textOf(Buffer.concat(pieces));
    const { document, acceptAnother } = ImportInput.parse(parseJson(text || "{}") ?? {});
    const { owner, items } = readDocument(document, now);
    if (owner !== null && owner !== username && !acceptAnother)
      throw new DomainError("IMPORT_OF_ANOTHER");
    return { count: items.length, parts: partsOf(changesOf(items, removed, now)) };
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, detail: detailOf(error) };
    if (error instanceof z.ZodError) return { issues: error.issues };
    throw error;
  }
}

/** How many items a statement stores: it takes a fraction of the time that one may take. */
const PART = 2000;

/** As bytes that threads share: to read a message with 2 MB in texts takes some milliseconds. */
function shared(text: string): SharedArrayBuffer {
  const bytes = Buffer.from(text);
  const copy = new SharedArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}

function partsOf(changes: readonly Change[]): readonly ChangesText[] {
  const parts: ChangesText[] = [];
  for (let at = 0; at < changes.length; at += PART) {
    const part = changes.slice(at, at + PART);
    parts.push({ bytes: shared(JSON.stringify(part)), count: part.length });
  }
  return parts;
}

function changesOf(
  items: readonly Imported[],
  removed: ImportJob["removed"],
  now: number,
): readonly Change[] {
  const removals = new Map(removed.map((item) => [itemKey(item), item.revision]));
  return items.map((item, index) => {
    const change = broughtBack(item, { removed: removals.get(itemKey(item)), now });
    return { ...change, device: NO_DEVICE, seq: index + 1 };
  });
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

function readDocument(sent: unknown, now: number): ReadDocument {
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
  }
  for (const [index, bookmark] of bookmarks.entries()) {
    const { id, updatedAt, ...value } = parsed(KeptBookmark, bookmark, `bookmarks.${index}`);
    items.push({ kind: "bookmark", id, value, at: timeOf(updatedAt) });
  }
  for (const [index, plan] of plans.entries()) {
    const { id, updatedAt, ...value } = parsed(KeptPlan, plan, `plans.${index}`);
    items.push({ kind: "plan", id, value, at: timeOf(updatedAt) });
  }
  for (const [index, position] of positions.entries()) {
    const { plan, updatedAt, ...value } = parsed(KeptPosition, position, `positions.${index}`);
    items.push({ kind: "position", id: plan, value, at: timeOf(updatedAt) });
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
  detailedError("IMPORT_UNREADABLE", {
    key: "badImport",
    values: { path, fault },
    path: ["document", path].filter(Boolean).join("."),
  });

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
