import { MAX_DOCUMENT_BYTES } from "@daily-quran/domain/progress/progress-limits";

// A saved file is indented for people; it is sent without that.
const MAX_FILE_BYTES = 2 * MAX_DOCUMENT_BYTES;

/** A JSON object from a file, or why it is none. A file that is too large is not read. */
export async function readFile(
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
