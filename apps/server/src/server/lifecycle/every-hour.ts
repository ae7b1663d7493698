import type { FastifyInstance } from "fastify";

const HOUR_MS = 60 * 60 * 1000;

/** Does work when the application listens and every hour; `failed` is logged where it fails, and it is tried again. */
export function everyHour(
  app: FastifyInstance,
  { work, failed }: { readonly work: () => Promise<void>; readonly failed: string },
): void {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    work().catch((error: unknown) => app.log.warn({ err: error }, failed));
  };
  app.addHook("onListen", () => {
    run();
    timer = setInterval(run, HOUR_MS).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
