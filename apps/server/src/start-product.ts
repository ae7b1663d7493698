import type { FastifyInstance } from "fastify";
import type { Sql } from "./db/client.ts";
import { tidyUsernames } from "./features/auth/account/tidy-usernames.ts";
import { sendOutbox } from "./features/outbox/send-outbox.ts";
import { settleHourly } from "./features/group/claim/settle-claims.ts";
import { signalOutbox } from "./metrics/signals.ts";
import type { WebBuild } from "./pages/web-build.ts";
import { importInBackground } from "./import-in-background.ts";
import { findFolders } from "./product-folders.ts";
import { startServer } from "./start-server.ts";

/**
 * Starts all of the product with the web app that `openWeb` returns, as it was built or directly from its
 * source.
 */
export async function startProduct(openWeb: () => Promise<WebBuild>): Promise<void> {
  const folders = findFolders();
  // Loaded while the database starts.
  const loading = Promise.all([import("./app.ts"), import("./content/content.ts"), openWeb()]);
  // Its error is reported at the await, unless the database fails first.
  loading.catch(() => {});
  await startServer(folders.root, async ({ server, editions, ...environment }, sql) => {
    const { site, trustProxy, drainSeconds, accounts, dailyLimits, metricsPort } = environment;
    const [{ createApp }, { loadContent }, web] = await loading;
    await tidyUsernames(sql);
    const app = await createApp({
      sql,
      now: Date.now,
      log: { level: server.logLevel },
      settings: { site, trustProxy, drainSeconds, accounts, dailyLimits },
      builtIn: loadContent(folders.content),
      web,
      preparesQuizzes: true,
    });
    settleHourly(app, sql, Date.now);
    sendOutbox(app, { sql, now: Date.now, senders: [], told: signalOutbox });
    importInBackground(app, sql, editions.tafseer);
    if (metricsPort !== undefined) await openMetrics(app, sql, { ...server, port: metricsPort });
    return app;
  });
}

/** Loaded only where they are wanted. */
async function openMetrics(
  app: FastifyInstance,
  sql: Sql,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const [{ collectMetrics }, { serveMetrics }] = await Promise.all([
    import("./metrics/collect-metrics.ts"),
    import("./metrics/serve-metrics.ts"),
  ]);
  await serveMetrics(app, collectMetrics(app, sql), { host, port });
}
