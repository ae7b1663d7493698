import type { FastifyInstance } from "fastify";
import { outboxWorker, type WorkerOptions } from "./outbox-worker.ts";

const TICK_MS = 1000;
const GRACE_MS = 3000;

/** Sends what is due while the application listens, looking every second; several servers may do so at once. */
export function sendOutbox(app: FastifyInstance, options: WorkerOptions): void {
  const worker = outboxWorker(options);
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;
  const tick = async (): Promise<void> => {
    try {
      await worker.tick();
      isAway = false;
    } catch (error) {
      // Once, not every second.
      if (!isAway) app.log.warn({ err: error }, "the outbox could not be read, trying again");
      isAway = true;
    }
  };
  app.addHook("onListen", () => {
    timer = setInterval(() => void tick(), TICK_MS).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await worker.stop(GRACE_MS);
  });
}
