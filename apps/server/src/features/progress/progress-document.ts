import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { DomainError } from "@daily-quran/domain/errors";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  type ImportResult,
} from "@daily-quran/domain/progress/progress-document";
import type { ItemKind } from "@daily-quran/progress-sync/item";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import type { Actor } from "../../request/actor.ts";
import { invalidInputError } from "../../request/public-error.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { jobsApart, startModule } from "../../threads/jobs-apart.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { inTurn } from "../limit/in-turn.ts";
import { eachExported, listRemoved } from "./item.sql.ts";
import { checkRoom } from "./progress-items.ts";
import type { ImportJob, ReadImport } from "./read-import.ts";
import { type ChangesText, importChanges } from "./sync.sql.ts";

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

/** Reads files on a thread of its own: one of 4 MiB takes it a tenth of a second, and is 20,000 objects. */
const files = jobsApart<ImportJob, ReadImport>({
  start: () => startModule(new URL("./import-worker.ts", import.meta.url)),
  failure: "A file could not be read",
  idleMs: 60_000,
});

/**
 * Merges a document into the actor's progress, all or nothing: what is newer stays, what was removed comes back.
 * The same document again changes nothing. `pieces` are taken along to another thread. Throws INVALID_INPUT,
 * IMPORT_…, PROGRESS_FULL.
 */
export async function importProgress(
  sql: Sql,
  { userId, username, now }: Actor,
  pieces: ImportJob["pieces"],
): Promise<ImportResult> {
  return await inTurn(userId, async () => {
    const removed = await listRemoved(sql, userId);
    const read = await files.run({ pieces, username, now, removed }, pieces.flatMap(ownBuffer));
    if ("issues" in read) throw invalidInputError(read.issues);
    if ("code" in read)
      throw read.detail ? detailedError(read.code, read.detail) : new DomainError(read.code);
    const { count, parts } = read;
    const imported = await sql.begin((sql) => storeInParts(sql, userId, parts));
    return { imported, unchanged: count - imported };
  });
}

/** What goes to another thread without a copy; small buffers are parts of one that many share. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

async function storeInParts(
  sql: TransactionSql,
  userId: number,
  parts: readonly ChangesText[],
): Promise<number> {
  let imported = 0;
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    const done = await importChanges(sql, userId, part);
    if (!done) throw new DomainError("UNAUTHORIZED");
    imported += checkRoom(done).applied.length;
  }
  return imported;
}
