import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { connect, type DatabaseAddress } from "../../src/db/client.ts";
import { senderOf } from "../../src/features/outbox/outbox-kind.ts";
import { outboxWorker } from "../../src/features/outbox/outbox-worker.ts";

/**
 * A process that sends the messages of a proof: each is a line of its output. For each time that it is told it
 * sends all that is due by then, and says "done". Killed, never stopped.
 */
const { address, atOnce } = JSON.parse(process.argv[2] ?? "") as {
  address: DatabaseAddress;
  atOnce: number;
};
let now = 0;

const say = (line: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve());
  });

const worker = outboxWorker({
  sql: connect(address),
  now: () => now,
  senders: [
    senderOf({
      kind: { name: "proof", payload: z.number() },
      atOnce,
      send: async ({ payload }) => {
        await say(String(payload));
        // What a kill may fall into: sent, and not yet stored as sent.
        await nextTurn();
        return "sent";
      },
    }),
  ],
});
for await (const time of createInterface({ input: process.stdin })) {
  now = Number(time);
  await worker.drain();
  await say("done");
}
