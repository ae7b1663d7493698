import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { people } from "../../../../test/people.ts";
import { useApp } from "../../../../test/use-app.ts";
import { everyHour } from "../../../server/lifecycle/every-hour.ts";
import { settleClaims } from "./settle-claims.ts";

let at = Date.UTC(2026, 2, 1);
const now = (): number => at;
const sql = useDatabase();
const running = useApp(sql, { now });

async function creator(): Promise<unknown> {
  const [group] = await sql`select created_by from reading_group`;
  return group?.createdBy;
}

test("a server settles when it listens, and every hour", async () => {
  const { amina, bilal } = await people(running, "amina", "bilal");
  await amina.send("POST /api/groups", { name: "Fajr" });
  await amina.send(`POST /api/groups/1/members`, { userId: bilal.id, role: "admin" });
  const claim = { groupId: 1, memberId: 2, askedOn: "2026-05-01" };
  await sql`insert into group_claim ${sql(claim)}`;
  at = Date.UTC(2026, 4, 1) + 15 * DAY_MS;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = fastify();
  everyHour(app, { work: () => settleClaims(sql, now()), failed: "not settled" });
  await app.listen();
  await expect.poll(creator).toBe(bilal.id);
  await sql`update reading_group set created_by = ${amina.id}`;
  await sql`insert into group_claim ${sql(claim)}`;
  vi.advanceTimersByTime(60 * 60 * 1000);
  await expect.poll(creator).toBe(bilal.id);
  await app.close();
  vi.useRealTimers();
});
