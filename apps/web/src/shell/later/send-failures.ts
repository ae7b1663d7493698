import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ClientErrors } from "@daily-quran/domain/system";
import { withoutLanguage } from "@daily-quran/domain/language";
import { takeEarlyFailures } from "../../lib/early-failures.ts";
import { logFailure, takeUntold } from "../../lib/failure-log.ts";
import { findRoute } from "../routes/routes.ts";

const MOST = 10;

/** Sends what has failed since the last time, once the page is left or hidden: nothing of who reads. */
function sendFailures(): void {
  if (document.visibilityState !== "hidden") return;
  const failures = takeUntold(MOST).map(({ what, message }) => ({
    what: what.slice(0, 60),
    message: message.slice(0, 1000),
  }));
  if (failures.length === 0) return;
  const { path: page } = findRoute(withoutLanguage(location.pathname));
  const body: ClientErrors = { page, failures };
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, keepalive: true, credentials: "omit" } as const;
  // Nobody waits for it.
  fetch(apiPaths.clientErrors, { ...init, body: JSON.stringify(body) }).catch(() => undefined);
}

const logScript = (error: unknown) =>
  logFailure("script", error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : error);
const onFailure = (event: ErrorEvent | PromiseRejectionEvent) =>
  logScript("reason" in event ? event.reason : (event.error ?? event.message));

/** Tells the operator of what fails in this page; call the result to stop. */
export function followFailures(): () => void {
  takeEarlyFailures().forEach(onFailure);
  addEventListener("error", onFailure);
  addEventListener("unhandledrejection", onFailure);
  document.addEventListener("visibilitychange", sendFailures);
  return () => {
    removeEventListener("error", onFailure);
    removeEventListener("unhandledrejection", onFailure);
    document.removeEventListener("visibilitychange", sendFailures);
  };
}
