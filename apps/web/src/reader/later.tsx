import { type ReactNode, Suspense, useEffect, useState } from "react";
import { readStored } from "../lib/storage/storage.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { sessionHint } from "./server/session-hint.ts";

// Longer than a page takes to become interactive on a slow phone.
const QUIET_MS = 5000;

let touched: Promise<unknown> | undefined;

/** At the first touch, or after some seconds; at once for who was here before, whose progress and marks wait. */
const touchedOrQuiet = () =>
  (touched ??= new Promise((resolve) => {
    setTimeout(resolve, readStored(sessionHint.name) === undefined ? QUIET_MS : 0);
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, resolve, true);
  }));

interface LaterProps {
  /** Waits for nothing but the browser. */
  readonly soon?: boolean;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what the first view does not need: at the first touch or after five seconds; at once where one was signed in. */
export function Later({ soon, fallback, children }: LaterProps) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const begin = () => whenIdle(() => setLater(true));
    if (soon) begin();
    else void touchedOrQuiet().then(begin);
  }, [soon]);
  return isLater ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
