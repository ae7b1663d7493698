import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  ProgressDocument,
} from "@daily-quran/domain/progress/progress-document";
import { progress } from "../../reader/progress/progress.ts";
import type { Brought } from "./brought.ts";
import { changesOf } from "./visitor-document.ts";

/** Merges a document into a visitor's progress, all or nothing, as the server does into a user's. */
export async function importForVisitor(sent: object, acceptAnother: boolean): Promise<Brought> {
  const { format, version } = sent as { readonly format?: unknown; readonly version?: unknown };
  if (format !== DOCUMENT_FORMAT) return { fault: "unreadable" };
  if (typeof version === "number" && version > DOCUMENT_VERSION) return { fault: "tooNew" };
  const { data, error } = ProgressDocument.safeParse(sent);
  if (!data) {
    const [issue] = error.issues;
    return { why: `${issue?.path.join(".")}: ${issue?.message}` };
  }
  if (data.owner !== null && !acceptAnother) return { document: sent, owner: data.owner };
  const changes = changesOf(data, progress.get()?.items ?? new Map());
  await progress.set(...changes);
  return { imported: changes.length };
}
