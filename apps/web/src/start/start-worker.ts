import { logFailure } from "../lib/failure-log.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Registers the service worker when the page is idle; without one everything but offline use works. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", cacheLoaded);
  whenIdle(() => {
    navigator.serviceWorker.register("/service-worker.js").catch((error: unknown) => {
      logFailure("service worker", error);
    });
  });
}

/** On a first visit parts were loaded before there was a worker to cache them. */
function cacheLoaded(): void {
  const names = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage(names);
}
