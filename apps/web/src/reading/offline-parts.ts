import { withTexts } from "../lib/lazy-part.ts";
import { logFailure } from "../lib/failure-log.ts";
import { readStored, writeStored } from "../lib/storage/storage.ts";

/** Which build's parts are kept: this file has another address when one of them has. */
const KEPT = "offline-parts";

/** Loads what is opened only later, once there is a service worker that keeps it for offline use. */
export function keepPartsForOffline(): () => void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  const keep = () => {
    if (worker?.controller && readStored(KEPT) !== import.meta.url) void loadParts();
  };
  keep();
  worker?.addEventListener("controllerchange", keep);
  return () => worker?.removeEventListener("controllerchange", keep);
}

// One after the other: to begin with all held the page up for twice as long.
async function parts(): Promise<unknown> {
  await import("./end/day-end.tsx");
  await import("./verse/verse-sheet.tsx");
  return await import("../features/search/search-dialog.tsx");
}

async function loadParts(): Promise<void> {
  try {
    await withTexts(parts);
    writeStored(KEPT, import.meta.url);
  } catch (error) {
    logFailure("offline parts", error);
  }
}
