import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { connect, type DatabaseAddress } from "../../src/db/client.ts";
import { senderOf } from "../../src/features/outbox/outbox-kind.ts";
import { outboxWorker } from "../../src/features/outbox/outbox-worker.ts";

/** A process that sends the messages of a proof: each is a line of its output. Killed, never stopped. */
const { address, began, atOnce } = JSON.parse(process.argv[2] ?? "") as {
  address: DatabaseAddress;
  /** By when the clock runs a hundred times as fast: a lease is over in a second. */
  began: number;
  atOnce: number;
};

const send = (line: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve());
  });

const worker = outboxWorker({
  sql: connect(address),
  now: () => began + (Date.now() - began) * 100,
  senders: [
    senderOf({
      kind: { name: "proof", payload: z.number() },
      atOnce,
      send: async ({ payload }) => {
        await send(String(payload));
        // What a kill may fall into: sent, and not yet stored as sent.
        await nextTurn();
        return "sent";
      },
    }),
  ],
});
for (;;) await worker.drain();
