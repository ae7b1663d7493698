type FailureEvent = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    earlyFailures?: FailureEvent[] | undefined;
  }
}

const MOST = 10;

function keep(event: FailureEvent): void {
  if ((window.earlyFailures?.length ?? MOST) < MOST) window.earlyFailures?.push(event);
}

/** Keeps what fails before the scripts are there that tell of it; runs inline. */
export function keepEarlyFailures(): void {
  window.earlyFailures = [];
  addEventListener("error", keep);
  addEventListener("unhandledrejection", keep);
}

/** What failed until now; what fails later is not kept. */
export function takeEarlyFailures(): readonly FailureEvent[] {
  const taken = window.earlyFailures ?? [];
  window.earlyFailures = undefined;
  return taken;
}
