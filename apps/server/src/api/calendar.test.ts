import ICAL from "ical.js";
import { expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";
import { testSettings } from "../../test/settings.ts";

const sql = useDatabase();
const settings = testSettings();
const { hostname } = new URL(settings.site.publicUrl);

const running = useApp(sql, { settings });

const get = (query = "", headers: Record<string, string> = {}) =>
  request(`${running.url}/api/schedule.ics${query}`, { headers });

/** Read by another parser. */
async function eventsOf(query = ""): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(query)).text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("the shared plan has 300 events of a day each, which come again after 300 days", async () => {
  const events = await eventsOf();
  expect(events).toHaveLength(300);
  const [first] = events;
  const last = events.at(-1);
  expect(first?.startDate.toString()).toBe("2025-04-10");
  expect([first?.startDate.isDate, first?.duration.toString()]).toEqual([true, "P1D"]);
  expect(first?.summary).toBe("Day 1: Al-Fatiha/Al-Baqarah");
  expect(first?.description).toBe(
    `31 verses, about 13 minutes\n${new URL("/schedule?day=1", settings.site.publicUrl).href}`,
  );
  expect([last?.uid, last?.startDate.toString()]).toEqual([`day-300@${hostname}`, "2026-02-03"]);
  const again = first?.iterator();
  expect([again?.next().toString(), again?.next().toString()]).toEqual([
    "2025-04-10",
    "2026-02-04",
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(300);
});

test("a plan with a start of its own is read once", async () => {
  const events = await eventsOf("?start=2026-12-30");
  expect(events.slice(0, 3).map(({ startDate }) => startDate.toString())).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(events[0]?.isRecurring()).toBe(false);
  expect(events[0]?.uid).toBe(`day-1-2026-12-30@${hostname}`);
});

test("an alarm rings at its time of each day, wherever the calendar is", async () => {
  const events = await eventsOf("?alarm=06:30");
  const alarms = events.map(({ component }) => component.getAllSubcomponents("valarm"));
  expect(alarms.every((own) => own.length === 1)).toBe(true);
  const [first] = alarms[0] ?? [];
  expect(
    ["action", "description", "trigger"].map((name) => String(first?.getFirstPropertyValue(name))),
  ).toEqual(["DISPLAY", "Daily Quran Reading", "PT6H30M"]);
  const [plain] = await eventsOf();
  expect(plain?.component.getAllSubcomponents("valarm")).toEqual([]);
});

test("in Bengali it is Bengali, and no line has more than 75 octets", async () => {
  const text = await (await get("?language=bn")).text();
  const events = await eventsOf("?language=bn");
  expect(events[101]?.summary).toBe("দিন ১০২: আত-তাওবা ১১২–১২২");
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("it is text/calendar, kept for a day, and 304 to who has it", async () => {
  const first = await get();
  expect([
    first.status,
    first.headers.get("content-type"),
    first.headers.get("cache-control"),
  ]).toEqual([200, "text/calendar; charset=utf-8", "public, max-age=86400"]);
  const etag = first.headers.get("etag") ?? "";
  expect((await get("", { "if-none-match": etag })).status).toBe(304);
  expect(await first.text()).toContain("REFRESH-INTERVAL;VALUE=DURATION:P7D\r\n");
});

test.each([
  "?start=2026-02-30",
  "?start=1999-01-01",
  "?start=a&start=b",
  "?language=fr",
  "?alarm=24:00",
  "?alarm=6:30",
])("%s is refused", async (query) => {
  const response = await get(query);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: "INVALID_INPUT" }),
  ]);
});
