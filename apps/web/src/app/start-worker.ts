import { logFailure } from "../lib/failure-log.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Puts the service worker in charge, once the page has nothing better to do; where there can be none, all works but offline. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register("/service-worker.js").catch((error: unknown) => {
      logFailure("service worker", error);
    });
  });
}
