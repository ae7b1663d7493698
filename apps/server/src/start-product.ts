import type { FastifyInstance } from "fastify";
import type { Sql } from "./db/client.ts";
import { tidyUsernames } from "./features/auth/account/tidy-usernames.ts";
import { sendOutbox } from "./features/outbox/send-outbox.ts";
import { settleClaims } from "./features/group/claim/settle-claims.ts";
import { tellReturns } from "./features/khatma/tell-returns.ts";
import { everyHour } from "./server/lifecycle/every-hour.ts";
import { pushSender } from "./features/reminder/push/push-sender.ts";
import { webhookSender } from "./features/webhook/webhook-sender.ts";
import { sendReminders } from "./features/reminder/remind.ts";
import { signalOutbox } from "./metrics/signals.ts";
import type { Environment } from "./env.ts";
import type { MeasuredDatabases } from "./metrics/collect-metrics.ts";
import type { AnySender } from "./features/outbox/outbox-kind.ts";
import type { WebBuild } from "./pages/web-build.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { isFirstImportDue } from "./features/edition/first-import-due.ts";
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
  await startServer(folders.root, async (environment, sql, replica) => {
    const {
      server,
      editions,
      site,
      trustProxy,
      mcp,
      drainSeconds,
      accounts,
      dailyLimits,
      metricsPort,
    } = environment;
    const [{ createApp }, { loadContent }, web] = await loading;
    await tidyUsernames(sql);
    const app = await createApp({
      sql,
      replica,
      now: Date.now,
      log: { level: server.logLevel },
      settings: { site, trustProxy, mcp, drainSeconds, accounts, dailyLimits },
      builtIn: loadContent(folders.content),
      web,
      preparesAhead: true,
    });
    everyHour(app, {
      work: () => settleClaims(sql, Date.now()),
      failed: "who asks for groups could not be settled, trying again",
    });
    everyHour(app, {
      work: () => tellReturns(sql, Date.now()),
      failed: "readers of khatmas could not be told, trying again",
    });
    sendReminders(app, sql, Date.now);
    sendOutbox(app, {
      sql,
      now: Date.now,
      senders: [
        pushSender({ sql, now: Date.now, site }),
        webhookSender({ sql, now: Date.now }),
        ...(await mailSenders(environment, sql)),
      ],
      told: signalOutbox,
    });
    importInBackground(app, sql, editions.tafseer);
    if (metricsPort !== undefined)
      await openMetrics(app, { sql, replica }, { ...server, port: metricsPort });
    return app;
  });
}

/** The senders of mails; none where no mail is sent, and then what sends it is not loaded. */
async function mailSenders({ mail, site }: Environment, sql: Sql): Promise<AnySender[]> {
  if (!mail) return [];
  const [{ smtpMailer }, { resetMailSender }, { emailSenders }, { reminderMailSenders }] =
    await Promise.all([
      import("./features/mail/mailer.ts"),
      import("./features/auth/reset-mail.ts"),
      import("./features/auth/email-mails.ts"),
      import("./features/reminder/mail/reminder-mails.ts"),
    ]);
  const post = { sql, now: Date.now, publicUrl: site.publicUrl, send: smtpMailer(mail) };
  return [resetMailSender(post), ...emailSenders(post), ...reminderMailSenders(post)];
}

/** Loaded only where they are wanted. */
async function openMetrics(
  app: FastifyInstance,
  databases: MeasuredDatabases,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const [{ collectMetrics }, { serveMetrics }] = await Promise.all([
    import("./metrics/collect-metrics.ts"),
    import("./metrics/serve-metrics.ts"),
  ]);
  await serveMetrics(app, collectMetrics(app, databases), { host, port });
}

/** The command `editions`: beside the bundle, or in the source. */
const COMMAND = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./cli/editions.ts" : "./editions.js", import.meta.url),
);

/**
 * Imports the first commentary after the start, and stops with the application. In a child process, so that
 * its 100 MB are freed; it reports its own result.
 */
function importInBackground(app: FastifyInstance, sql: Sql, tafseer: string): void {
  let isClosing = false;
  let importing: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    if (!(await isFirstImportDue(sql, tafseer)) || isClosing) return;
    const args = [...process.execArgv, COMMAND, "first-import"];
    importing = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
    importing.on("error", (error) => app.log.error({ err: error }, "cannot import a tafseer"));
  };
  app.addHook("onListen", () => {
    begin().catch((error: unknown) => {
      if (!isClosing) app.log.error({ err: error }, "cannot import a tafseer");
    });
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    if (!importing || importing.exitCode !== null || importing.signalCode !== null) return;
    importing.kill("SIGTERM");
    await once(importing, "exit");
  });
}
