import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { SyncInput } from "@daily-quran/domain/progress/progress-sync";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { addDays } from "@daily-quran/reading-schedule/calendar-day";
import { startApp } from "../../server/test/app.ts";
import { insertUsers, signedIn } from "../../server/test/people.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { testSettings } from "../../server/test/settings.ts";
import { connect, disconnect } from "../../server/src/db/client.ts";
import { embeddedOptions } from "../../server/src/db/embedded-options.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { median } from "../support/median.ts";

// A year of a reader: 365 marks and 500 bookmarks, each with a note, sent by one device and read by another.
const MARKS = 365;
const BOOKMARKS = 500;
const ROUNDS = 20;
const NOTES = [
  "Read again before Fajr.",
  "Ask the teacher about this word.",
  "For the family.",
  "",
];

const scratch = await makeScratchFolder();
const log = { info: () => {}, warn: () => {}, error: console.error };
const { address, stop } = await startEmbedded(embeddedOptions(scratch), log);
const sql = connect(address);
await migrate(sql);
const app = await startApp(sql, { settings: testSettings() });

// From the request's headers to the response's last byte, and the CPU of this process in that time.
let server = { wall: 0, cpu: 0 };
app.app.server.prependListener("request", (_, response) => {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  response.once("finish", () => {
    const { user, system } = process.cpuUsage(cpu);
    server = { wall: performance.now() - start, cpu: (user + system) / 1000 };
  });
});

const now = Date.now();
const operations = Array.from({ length: MARKS + BOOKMARKS }, (_, index) => {
  const value =
    index < MARKS
      ? {
          plan: "daily",
          day: (index % 300) + 1,
          date: addDays("2025-01-01", index),
          timeZone: "Asia/Dhaka",
        }
      : {
          verse: `2:${(index % 286) + 1}`,
          note: `${NOTES[index % NOTES.length] ?? ""} ${index}`,
          label: ["Duas", "Stories", "To learn"][index % 3] ?? "",
          createdAt: new Date(now - index * 3_600_000).toISOString(),
        };
  const kind = index < MARKS ? ("mark" as const) : ("bookmark" as const);
  return { seq: index + 1, kind, id: randomUUID(), value, at: now - 1_000_000 + index };
});

const times: Record<"push" | "pull" | "mark", (typeof server)[]> = { push: [], pull: [], mark: [] };
let [sent, received] = [0, 0];
for (let round = 0; round < ROUNDS; round += 1) {
  const [user] = await insertUsers(app, [`reader-${round}`]);
  const reader = await signedIn(app, user?.id ?? 0);
  const push: SyncInput = { device: randomUUID(), now: Date.now(), since: 0, operations };
  const timed = async (what: keyof typeof times, line: string, body: object) => {
    const response = await reader.send(line, body);
    times[what].push(server);
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    return response.body as { changes: unknown[] };
  };
  await timed("push", "POST /api/progress/sync", push);
  const pull = { device: randomUUID(), now: Date.now(), since: 0, operations: [] };
  const body = await timed("pull", "POST /api/progress/sync", pull);
  const mark = {
    plan: "daily",
    day: 1,
    date: addDays("2025-01-01", MARKS),
    timeZone: "Asia/Dhaka",
  };
  await timed("mark", `PUT /api/progress/marks/${randomUUID()}`, mark);
  if (body.changes.length !== operations.length) throw new Error("not all came back");
  sent = gzipSync(JSON.stringify(push)).length;
  received = gzipSync(JSON.stringify(body), { level: 5 }).length;
}

for (const [what, all] of Object.entries(times)) {
  const wall = all.map((time) => time.wall);
  const quickest = Math.min(...wall).toFixed(1);
  const cpu = median(all.map((time) => time.cpu)).toFixed(1);
  console.log(
    `${what}: quickest ${quickest} ms, median ${median(wall).toFixed(1)} ms; CPU of the app ${cpu} ms`,
  );
}
console.log(
  `push ${(sent / 1024).toFixed(1)} KB gzip, reply ${(received / 1024).toFixed(1)} KB gzip`,
);

await app.close();
await disconnect(sql);
await stop();
await removeFolder(scratch);
