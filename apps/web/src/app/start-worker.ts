import { logFailure } from "../lib/failure-log.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Registers the service worker when the page is idle; without one everything but offline use works. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register("/service-worker.js").catch((error: unknown) => {
      logFailure("service worker", error);
    });
  });
}
