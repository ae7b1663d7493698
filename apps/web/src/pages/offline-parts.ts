import { logFailure } from "../lib/failure-log.ts";

/** Loads what a reading shows only later, once there is a service worker that keeps it for offline use. */
export function keepPartsForOffline(): () => void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener("controllerchange", loadParts);
  return () => worker?.removeEventListener("controllerchange", loadParts);
}

function loadParts(): void {
  void Promise.all([import("./day-end.tsx"), import("./verse-sheet.tsx")]).catch((error: unknown) =>
    logFailure("offline parts", error),
  );
}
