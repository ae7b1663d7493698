import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ClientErrors } from "@daily-quran/domain/system";
import { withoutLanguage } from "@daily-quran/domain/language";
import { takeEarlyFailures } from "../../lib/early-failures.ts";
import { logFailure, type LoggedFailure, loggedFailures } from "../../lib/failure-log.ts";
import { findRoute } from "../routes/routes.ts";

const MOST = 10;

let lastSent: LoggedFailure | undefined;

/** Sends what has failed since the last time, once the page is left or hidden: nothing of who reads. */
function sendFailures(): void {
  const logged = loggedFailures();
  // Not by their number: the oldest leave the log.
  const unsent = logged.slice(lastSent ? logged.indexOf(lastSent) + 1 : 0).slice(0, MOST);
  if (document.visibilityState !== "hidden" || unsent.length === 0) return;
  lastSent = unsent.at(-1);
  const failures = unsent.map(({ what, message }) => ({
    what: what.slice(0, 60),
    message: message.slice(0, 1000),
  }));
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
