import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ImportResult } from "@daily-quran/domain/progress/progress-document";
import { failureCode, failureText } from "../../reader/server/failure.ts";
import { request } from "../../reader/server/fetcher.ts";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import type { Brought } from "./brought.ts";
import { MAX_DOCUMENT_BYTES } from "@daily-quran/domain/progress/progress-limits";

/** Merges a file into the reader's progress, or asks first where it is another's. */
export async function bringIn(file: File): Promise<Brought> {
  const read = await readFile(file);
  return "fault" in read ? read : await bringInDocument(read.document, false);
}

/** Merges a document; `acceptAnother` once the reader has said that it becomes theirs. */
export async function bringInDocument(document: object, acceptAnother: boolean): Promise<Brought> {
  try {
    return sessionHint.get() === null
      ? await (await import("./visitor-import.ts")).importForVisitor(document, acceptAnother)
      : await importForUser(document, acceptAnother);
  } catch (error) {
    return { why: failureText(error) };
  }
}

async function importForUser(document: object, acceptAnother: boolean): Promise<Brought> {
  try {
    const result = (await request(apiPaths.progressImport, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ document, acceptAnother }),
    })) as ImportResult;
    await progress.synchronize();
    return { imported: result.imported };
  } catch (error) {
    const { owner } = document as { readonly owner?: unknown };
    if (failureCode(error) === "IMPORT_OF_ANOTHER" && typeof owner === "string")
      return { document, owner };
    if (failureCode(error) === "IMPORT_TOO_NEW") return { fault: "tooNew" };
    throw error;
  }
}

// A saved file is indented for people; it is sent without that.
const MAX_FILE_BYTES = 2 * MAX_DOCUMENT_BYTES;

/** A JSON object from a file, or why it is none. A file that is too large is not read. */
async function readFile(
  file: File,
): Promise<{ readonly document: object } | { readonly fault: "tooLarge" | "unreadable" }> {
  if (file.size > MAX_FILE_BYTES) return { fault: "tooLarge" };
  try {
    const document: unknown = JSON.parse(await file.text());
    const isObject = typeof document === "object" && document !== null && !Array.isArray(document);
    return isObject ? { document } : { fault: "unreadable" };
  } catch {
    return { fault: "unreadable" };
  }
}
