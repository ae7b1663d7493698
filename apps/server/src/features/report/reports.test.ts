import type { ReportInput } from "@daily-quran/domain/report";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { visitor } from "../../../test/visitor.ts";
import { sendReport } from "./report.router.ts";

const START = Date.UTC(2026, 2, 1, 6, 30);
const HOUR = 3_600_000;
const REPORT = {
  id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11",
  about: { kind: "translation", surahNumber: 2, verseNumber: 255, edition: "bn-muhiuddin" },
  shown: "আল্লাহ ছাড়া অন্য কোন উপাস্য নেই",
  message: "  The second sentence is missing. ",
};

let at = START;
const sql = useDatabase();

const running = useApp(sql, { now: () => at });
beforeEach(() => {
  at = START;
});

const send = (report: object) => visitor(running.url).send("POST /api/reports", report);
const numbered = (number: number) => ({
  ...REPORT,
  id: `6f1c2f0e-8d4b-4c58-9f3e-${String(number).padStart(12, "0")}`,
});

test("anyone can report a mistake, and nothing about the sender is stored", async () => {
  const receipt = { number: 1, createdAt: "2026-03-01T06:30:00.000Z" };
  expect(await send(REPORT)).toMatchObject({ status: 201, body: receipt });
  expect(await sql`select * from report`).toEqual([
    {
      id: 1,
      clientId: REPORT.id,
      about: REPORT.about,
      shown: REPORT.shown,
      message: "The second sentence is missing.",
      createdAt: receipt.createdAt,
      closedAt: null,
      closingNote: null,
      cycleId: null,
      ownQuestion: null,
    },
  ]);
});

test("the same report sent ten times at once, and once more later, is stored once", async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(REPORT)));
  at += HOUR;
  for (const { status, body } of [...responses, await send(REPORT)]) {
    expect(status).toBe(201);
    expect(body).toEqual({ number: expect.any(Number), createdAt: "2026-03-01T06:30:00.000Z" });
  }
  expect(await sql`select count(*)::int from report`).toEqual([{ count: 1 }]);
});

test("one network sends 20 reports an hour", async () => {
  for (let number = 1; number <= 20; number += 1)
    expect(await send(numbered(number))).toMatchObject({ status: 201 });
  const refused = await send(numbered(21));
  expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(refused.headers.get("retry-after")).toBe("3600");
  expect(await send(numbered(20)), "what is stored already").toMatchObject({ status: 201 });
  at += HOUR;
  expect(await send(numbered(21))).toMatchObject({ status: 201 });
});

test("of IPv6 the /64 counts, and the /56 around it for four times as much", async () => {
  const sendFrom = (number: number, address: string) =>
    sendReport({ sql, now: START, address }, numbered(number) as ReportInput);
  await sendFrom(1, "2001:db8:0:100::1");
  await sendFrom(2, "2001:db8:0:1ff::2");
  await sql`update attempt set count = 19 where count = 1`;
  await sendFrom(3, "2001:db8:0:100::3");
  await expect(sendFrom(4, "2001:db8:0:100::4")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await sql`update attempt set count = 80 where count = 3`;
  await expect(sendFrom(5, "2001:db8:0:1aa::5")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("one customer's network leaves the day's reports to others", async () => {
  const sendFrom = (number: number, address: string) =>
    sendReport({ sql, now: at, address }, numbered(number) as ReportInput);
  for (let number = 1; number <= 80; number += 1) {
    if (number % 20 === 0) at += HOUR;
    await sendFrom(number, `2001:db8:0:1${number + 10}::1`);
  }
  at += HOUR;
  await expect(sendFrom(81, "2001:db8:0:1fe::1")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect(await sendFrom(81, "2001:db8:0:200::1")).toMatchObject({ number: expect.any(Number) });
});

test("a verse that does not exist is refused by name", async () => {
  const about = { kind: "verse", surahNumber: 1, verseNumber: 8 };
  expect(await send({ ...REPORT, about })).toMatchObject({
    status: 400,
    body: {
      code: "INVALID_INPUT",
      issues: [{ path: "about", message: "There is no such verse." }],
    },
  });
});
