import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { usePeople } from "../../../test/people.ts";
import { request } from "../../../test/request.ts";
import { testSettings } from "../../../test/settings.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashOfSecret } from "../../request/secret.ts";

const NOW = Date.UTC(2026, 2, 10, 12);
const PLAN = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";
const { publicUrl } = testSettings().site;
const { hostname } = new URL(publicUrl);
const sql = useDatabase();
const running = useApp(sql, { now: () => NOW });

let path: string;

const { amina } = usePeople(running, "amina");
beforeEach(async () => {
  ({ path } = (await amina.send("POST /api/user/calendar")).body);
});

const get = (of: string, headers: Record<string, string> = {}) =>
  request(`${running.url}${of}`, { headers });

/** Read by another parser. */
async function eventsOf(of: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(of)).text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

const shown = ({ uid, startDate, summary, description }: ICAL.Event) => [
  uid,
  startDate.toString(),
  summary,
  description,
];

test("it has the portions of an own plan, of a week ago to 60 days ahead", async () => {
  await amina.send(`PUT /api/plans/${PLAN}`, {
    name: "Al-Baqarah; again",
    startsOn: "2026-03-01",
    verses: { from: 8, to: 293 },
    pace: { kind: "days", days: 143 },
    choices: [],
    createdAt: "2026-03-01T00:00:00.000Z",
  });
  const events = await eventsOf(path);
  expect(events).toHaveLength(68);
  expect(shown(events[0] as ICAL.Event)).toEqual([
    `${PLAN}-2026-03-03@${hostname}`,
    "2026-03-03",
    "Al-Baqarah; again: Al-Baqarah 10–13",
    `4 verses, about 2 minutes\n${publicUrl}/my-reading/${PLAN}?date=2026-03-03`,
  ]);
  expect(events.at(-1)?.startDate.toString()).toBe("2026-05-09");
});

test("it has the days of the cycles of one's groups, with an alarm and in Bengali if asked", async () => {
  const { groupId, cycleId } = await startCycle(amina, { startDate: "2026-03-09" });
  const [first] = await eventsOf(path);
  expect(shown(first as ICAL.Event)).toEqual([
    `cycle-${cycleId}-1@${hostname}`,
    "2026-03-09",
    "Fajr · Day 1: Al-Fatiha/Al-Baqarah",
    `31 verses, about 13 minutes\n${publicUrl}/schedule?day=1&group=${groupId}`,
  ]);
  const [rings] = await eventsOf(`${path}?language=bn&alarm=06:30`);
  const [alarm] = rings?.component.getAllSubcomponents("valarm") ?? [];
  expect([rings?.summary, String(alarm?.getFirstPropertyValue("trigger"))]).toEqual([
    "Fajr · দিন ১: আল-ফাতিহা ও আল-বাকারা",
    "PT6H30M",
  ]);
  await sql`update app_user set disabled_at = now()`;
  expect((await get(path)).status).toBe(404);
});

test("its address is a secret of which the database has a hash, and ends when it is renewed or ended", async () => {
  const [{ calendarHash }] = await sql<
    [{ calendarHash: string }]
  >`select calendar_hash from app_user`;
  const secret = /^\/api\/calendars\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? "";
  expect(calendarHash).toBe(hashOfSecret(secret));
  const response = await get(path);
  expect([
    response.status,
    response.headers.get("content-type"),
    response.headers.get("cache-control"),
  ]).toEqual([200, "text/calendar; charset=utf-8", "private, max-age=3600"]);
  const etag = response.headers.get("etag") ?? "";
  expect((await get(path, { "if-none-match": etag })).status).toBe(304);
  const { body: renewed } = await amina.send("POST /api/user/calendar");
  expect([(await get(path)).status, (await get(renewed.path)).status]).toEqual([404, 200]);
  expect((await amina.send("GET /api/user/calendar")).body).toEqual({ isMade: true });
  await amina.send("DELETE /api/user/calendar");
  await amina.send("DELETE /api/user/calendar");
  expect((await get(renewed.path)).status).toBe(404);
  expect((await amina.send("GET /api/user/calendar")).body).toEqual({ isMade: false });
  const { body: events } = await amina.send("GET /api/user/events");
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "calendarEnded",
    "calendarMade",
    "calendarMade",
  ]);
});

test("who ends all sessions and tokens ends the address, too", async () => {
  await amina.send("POST /api/user/sign-out-everywhere");
  expect((await get(path)).status).toBe(404);
});

test("it is made in its network's turn: the 601st in a minute is refused", async () => {
  let last = 0;
  for (let index = 0; index < 601; index += 1) last = (await get("/api/calendars/none.ics")).status;
  expect(last).toBe(429);
});
