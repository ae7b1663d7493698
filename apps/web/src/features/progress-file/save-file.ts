import * as apiPaths from "@daily-quran/domain/api-paths";
import { download } from "../../lib/download.ts";
import { request } from "../../reader/server/fetcher.ts";
import { progress } from "../../reader/progress/progress.ts";
import { now } from "../../reader/clock/clock.ts";
import { readerToday } from "../../reader/day/reader-today.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";

/** Gives the reader all of their progress as a file; throws where the server cannot be reached. */
export async function saveFile(): Promise<void> {
  const text = JSON.stringify(await exportDocument(), null, 2);
  download(`daily-quran-reading-${readerToday().date}.json`, text, "application/json");
}

async function exportDocument(): Promise<unknown> {
  if (sessionHint.get() === null) {
    const { documentOf } = await import("./visitor-document.ts");
    return documentOf(progress.get()?.items ?? new Map(), now());
  }
  // What was not sent yet belongs into it.
  await progress.synchronize();
  return await request(apiPaths.progressExport);
}
