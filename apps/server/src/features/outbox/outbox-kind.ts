import type { z } from "zod";

/** A kind of message: its name in the table, and what a message of it says. */
export interface OutboxKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** What came of one try: sent, never to be tried again, or to be tried again (after so many seconds, if said). */
export type Delivery =
  | "sent"
  | { readonly refused: string }
  | { readonly later: string; readonly seconds?: number };

/** One try to send one message; `id` is the same at each try, so that a receiver can know a second copy. */
export interface Try<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** 1 at the first try. */
  readonly attempt: number;
  /** When it was put into the outbox, in epoch milliseconds. */
  readonly madeAt: number;
  /** Aborted when the try takes too long, or the process stops. */
  readonly signal: AbortSignal;
}

/** Sends the messages of one kind, at most `atOnce` at a time; what it throws is tried again later. */
export interface Sender<Payload> {
  readonly kind: OutboxKind<Payload>;
  readonly atOnce: number;
  readonly send: (message: Try<Payload>) => Promise<Delivery>;
}

/** A sender whatever its messages say: how the worker knows all of them. */
export interface AnySender {
  readonly name: string;
  readonly atOnce: number;
  /** Returns `refused` for a payload that its kind does not understand. */
  readonly send: (message: Try<unknown>) => Promise<Delivery>;
}

/** Registers a sender for the worker. */
export function senderOf<Payload>({ kind, atOnce, send }: Sender<Payload>): AnySender {
  return {
    name: kind.name,
    atOnce,
    send: async (message) => {
      const { success, data } = kind.payload.safeParse(message.payload);
      return success ? await send({ ...message, payload: data }) : { refused: "not understood" };
    },
  };
}
