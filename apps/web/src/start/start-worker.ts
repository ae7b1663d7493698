import { logFailure } from "../lib/failure-log.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Registers the service worker when the page is idle; without one everything but offline use works. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", fetchLoadedAgain);
  whenIdle(() => {
    navigator.serviceWorker.register("/service-worker.js").catch((error: unknown) => {
      logFailure("service worker", error);
    });
  });
}

/** How many requests are begun in one task: each takes about a millisecond of the page. */
const AT_ONCE = 4;

/** On a first visit parts were loaded before there was a worker to cache them. */
function fetchLoadedAgain(): void {
  const names = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const fetchNext = (): void => {
    for (const name of names.splice(0, AT_ONCE)) void fetch(name).catch(() => undefined);
    if (names.length > 0) setTimeout(fetchNext);
  };
  fetchNext();
}
