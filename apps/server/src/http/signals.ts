import { channel } from "node:diagnostics_channel";
import type { ErrorCode } from "@daily-quran/domain/errors";

// Without a listener, as without metrics, a signal costs nothing.
const refusals = channel("daily-quran-reading:refusal");
const renderings = channel("daily-quran-reading:rendering");

/** Hears what the metrics count: refused requests by their code, and rendered pages. */
export interface SignalListener {
  readonly refused: (code: ErrorCode) => void;
  readonly rendered: () => void;
}

/** Says that a request was refused by a limit or for lack of capacity. */
export function signalRefusal(code: ErrorCode): void {
  refusals.publish(code);
}

/** Says that a page was rendered instead of taken from the cache. */
export function signalRendering(): void {
  renderings.publish(undefined);
}

/** Listens to the signals of every application in this process; call the result to stop. */
export function onSignals({ refused, rendered }: SignalListener): () => void {
  const hearRefusal = (code: unknown): void => refused(code as ErrorCode);
  refusals.subscribe(hearRefusal);
  renderings.subscribe(rendered);
  return () => {
    refusals.unsubscribe(hearRefusal);
    renderings.unsubscribe(rendered);
  };
}
