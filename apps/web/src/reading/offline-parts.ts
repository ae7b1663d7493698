import { withTexts } from "../lib/lazy-part.ts";
import { logFailure } from "../lib/failure-log.ts";

/** Loads what a reading shows only later, once there is a service worker that keeps it for offline use. */
export function keepPartsForOffline(): () => void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener("controllerchange", loadParts);
  return () => worker?.removeEventListener("controllerchange", loadParts);
}

// One after the other: to begin with all held the page up for twice as long.
async function parts(): Promise<unknown> {
  await import("./end/day-end.tsx");
  await import("./verse/verse-sheet.tsx");
  return await import("../features/search/search-dialog.tsx");
}

function loadParts(): void {
  void withTexts(parts).catch((error: unknown) => logFailure("offline parts", error));
}
