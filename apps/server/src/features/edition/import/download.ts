import { setTimeout as pause } from "node:timers/promises";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import {
  type DownloadFault,
  emptyFile,
  headersFor,
  type PartialFile,
  takeChunk,
  takeResponse,
} from "./partial-file.ts";

/** How a download is limited and watched; `onBytes` is called with the bytes received so far. */
export interface DownloadOptions {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly onBytes?: (bytes: number) => void;
}

const MAX_TRIES = 10;
const MAX_TRIES_IF_TEMPORARY = 3;
const PAUSE_MS = 200;
const STALL_MS = 20_000;

/** Downloads a file into memory, and resumes after a lost connection; errors name the address. */
export async function download(address: string, options: DownloadOptions): Promise<Uint8Array> {
  const file = emptyFile();
  for (let tries = 1; ; tries += 1) {
    const before = file.bytes;
    const fault = await fetchRest(address, file, options);
    if (!fault) return Buffer.concat(file.chunks, file.bytes);
    const mayRetry =
      (fault.kind === "temporary" && tries < MAX_TRIES_IF_TEMPORARY) ||
      // No progress since the last attempt: no retry.
      (fault.kind === "broken" && file.bytes > before && tries < MAX_TRIES);
    if (!mayRetry || options.signal.aborted) throw editionRefusal(`${address}: ${fault.reason}`);
    await pause(PAUSE_MS * tries, undefined, { signal: options.signal }).catch(() => {});
  }
}

/** Requests the missing range; returns the fault, or undefined when the file is complete. */
async function fetchRest(
  address: string,
  file: PartialFile,
  { maxBytes, signal, onBytes }: DownloadOptions,
): Promise<DownloadFault | undefined> {
  const stalled = new AbortController();
  const clock = setTimeout(() => stalled.abort(), STALL_MS);
  try {
    const response = await fetch(address, {
      headers: headersFor(file),
      signal: AbortSignal.any([signal, stalled.signal]),
    });
    let fault = takeResponse(response, file, maxBytes);
    if (fault) await response.body?.cancel();
    else
      for await (const chunk of response.body ?? []) {
        clock.refresh();
        fault = takeChunk(chunk, file, maxBytes);
        if (fault) break;
        onBytes?.(file.bytes);
      }
    return fault;
  } catch (error) {
    if (stalled.signal.aborted) return { reason: "the server stopped sending.", kind: "broken" };
    return { reason: faultOf(error), kind: "broken" };
  } finally {
    clearTimeout(clock);
  }
}

/** Why a request failed, in words; the error of `fetch` itself does not say. */
function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (error instanceof Error && error.name === "TimeoutError") return "it took too long.";
  if (error instanceof Error && error.name === "AbortError") return "it was stopped.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the server is not to be found (${code}).`;
  if (code === "UND_ERR_SOCKET" || code === "ECONNRESET")
    return "the connection broke, again and again.";
  return `the server cannot be reached (${code || String(cause)}).`;
}
