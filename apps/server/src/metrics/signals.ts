import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "@daily-quran/domain/errors";

// Without a listener, as without metrics, a signal costs nothing.
const refusals = channel("daily-quran-reading:refusal");
const renderings = channel("daily-quran-reading:rendering");
const clientErrors = channel("daily-quran-reading:client-error");
const outcomes = channel("daily-quran-reading:outbox");
const readyResponses = channel("daily-quran-reading:ready-response");

/** A request that was answered in front of the router, and the pattern of the route that it stands for. */
interface ReadyRequest {
  readonly request: IncomingMessage;
  readonly route: string;
}

/** What became of a message of the outbox. */
interface OutboxSignal {
  readonly kind: string;
  readonly outcome: string;
}

/** Hears what the metrics count: refused requests by their code, rendered pages, requests without a router, messages. */
export interface SignalListener {
  readonly refused?: (code: ErrorCode) => void;
  readonly rendered?: () => void;
  readonly ready?: (answered: ReadyRequest) => void;
  readonly clientError?: () => void;
  readonly outbox?: (message: OutboxSignal) => void;
}

/** Says that a request was refused by a limit or for lack of capacity. */
export function signalRefusal(code: ErrorCode): void {
  refusals.publish(code);
}

/** Says that something failed in a browser. */
export function signalClientError(): void {
  clientErrors.publish(undefined);
}

/** Says that a page was rendered instead of taken from the cache. */
export function signalRendering(): void {
  renderings.publish(undefined);
}

/** Says that a request was answered in front of the router. */
export function signalReady(request: IncomingMessage, route: string): void {
  if (readyResponses.hasSubscribers) readyResponses.publish({ request, route });
}

/** Says what became of a message of the outbox: `sent`, `retried`, `dead` or `expired`. */
export function signalOutbox(kind: string, outcome: string): void {
  outcomes.publish({ kind, outcome });
}

/** Listens to the signals of every application in this process; call the result to stop. */
export function onSignals(listener: SignalListener): () => void {
  const { refused, rendered, ready, clientError, outbox } = listener;
  const hearClientError = (): void => clientError?.();
  const hearRefusal = (code: unknown): void => refused?.(code as ErrorCode);
  const hearRendering = (): void => rendered?.();
  const hearReady = (answered: unknown): void => ready?.(answered as ReadyRequest);
  const hearOutcome = (message: unknown): void => outbox?.(message as OutboxSignal);
  refusals.subscribe(hearRefusal);
  renderings.subscribe(hearRendering);
  outcomes.subscribe(hearOutcome);
  clientErrors.subscribe(hearClientError);
  if (ready) readyResponses.subscribe(hearReady);
  return () => {
    refusals.unsubscribe(hearRefusal);
    renderings.unsubscribe(hearRendering);
    outcomes.unsubscribe(hearOutcome);
    clientErrors.unsubscribe(hearClientError);
    readyResponses.unsubscribe(hearReady);
  };
}
