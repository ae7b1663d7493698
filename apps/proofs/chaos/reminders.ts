import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../server/src/db/client.ts";
import { lockDue } from "../../server/src/features/reminder/reminder.sql.ts";
import { cpuSeconds, mebibytes } from "../bench/process-figures.ts";
import { openLoop } from "../support/open-loop.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

const READERS = 1_000_000;
const DUE = 100_000;
const MAX_SECONDS = 60;
const MAX_GROWTH_MB = 100;
const MAX_QUERY_MS = 20;

/**
 * A million readers have a reminder by mail, and `count` of them are due in one minute. The mail server is in this
 * process, and readings are requested meanwhile.
 */
export const reminders: Scenario = async ({ count = DUE, main }) => {
  const sink = await mailSink();
  const variables = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: "app@example.org" };
  const { sql, port, pid, stop } = await serve(variables, main);
  try {
    await insertReaders(sql);
    const query = await millisecondsToFind(sql);
    const load = { port, request: () => READING, perSecond: 50, seconds: 10 };
    const alone = await openLoop(load);
    const before = mebibytes(pid).now;
    const cpu = cpuSeconds(pid);
    await sql`update reminder set due_at = now() where user_id <= ${count}`;
    const start = performance.now();
    const readings = openLoop(load);
    while (sink.received() < count && performance.now() - start < 10 * MAX_SECONDS * 1000)
      // oxlint-disable-next-line no-await-in-loop
      await pause(20);
    const seconds = (performance.now() - start) / 1000;
    const beside = await readings;
    const growth = mebibytes(pid).most - before;
    // What was sent is struck off after it.
    await pause(2000);
    const [left] = await sql<{ waiting: number }[]>`select count(*)::int as waiting from outbox`;
    return [
      { what: "readers with a reminder", value: READERS },
      {
        what: "the query that finds 1,000 due ones, ms, median of 21",
        value: query.toFixed(1),
        isBroken: query > MAX_QUERY_MS,
      },
      {
        what: `${count} mails out after, s`,
        value: seconds.toFixed(1),
        isBroken: seconds > MAX_SECONDS * (count / DUE),
      },
      { what: "processor time of the server, s", value: (cpuSeconds(pid) - cpu).toFixed(1) },
      { what: "not sent", value: count - sink.received(), isBroken: sink.received() < count },
      { what: "sent twice", value: sink.twice(), isBroken: sink.twice() > 0 },
      { what: "left in the outbox", value: left?.waiting ?? 0, isBroken: left?.waiting !== 0 },
      { what: "memory at most over before, MiB", value: growth, isBroken: growth > MAX_GROWTH_MB },
      { what: "readings, p99 alone and beside it, ms", value: `${alone.p99} and ${beside.p99}` },
    ];
  } finally {
    await stop();
    sink.close();
  }
};

const READING =
  "GET /api/schedule/7/verses HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n";

async function insertReaders(sql: Sql): Promise<void> {
  await sql`
    insert into app_user (username, email, password_hash, created_at, reminder_mail)
    select 'u' || n, 'u' || n || '@example.org', 'x', now(), 'u' || n || '@example.org'
    from generate_series(1, ${READERS}::int) n`;
  // Over the hours of a day, as people choose them.
  await sql`
    insert into reminder (user_id, kind, minute, time_zone, quiet_from, quiet_to, channels, due_at)
    select id, 'reading', 360, 'Asia/Dhaka', 1320, 300, '{mail}',
      now() + interval '1 hour' + id % 1320 * interval '1 minute'
    from app_user`;
  await sql`analyze app_user, reminder`;
}

/** What finding a thousand due ones takes while none of them is dealt with. */
async function millisecondsToFind(sql: Sql): Promise<number> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const times: number[] = [];
  for (let run = 0; run < 21; run += 1)
    // oxlint-disable-next-line no-await-in-loop
    await sql
      .begin(async (sql) => {
        const start = performance.now();
        await lockDue(sql, tomorrow, 1000);
        times.push(performance.now() - start);
        throw new Error("Nothing is changed.");
      })
      .catch(() => {});
  return times.toSorted((a, b) => a - b)[10] ?? Number.NaN;
}

/** A mail server that takes everything, several commands at once as all do (RFC 2920), and counts addresses. */
async function mailSink() {
  const addresses = new Set<string>();
  let mails = 0;
  const server = createServer((socket) => {
    let text = "";
    let isData = false;
    socket.on("error", () => {});
    socket.write("220 sink\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      socket.cork();
      process.nextTick(() => socket.uncork());
      for (;;) {
        const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          mails += 1;
          isData = false;
          socket.write("250 taken\r\n");
        } else if (line === "DATA") {
          isData = true;
          socket.write("354 go on\r\n");
        } else if (line === "QUIT") {
          socket.end("221 bye\r\n");
          return;
        } else if (line.startsWith("EHLO")) socket.write("250-sink\r\n250 PIPELINING\r\n");
        else {
          if (line.startsWith("RCPT")) addresses.add(line);
          socket.write("250 ok\r\n");
        }
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    received: () => addresses.size,
    twice: () => mails - addresses.size,
    close: () => server.close(),
  };
}
