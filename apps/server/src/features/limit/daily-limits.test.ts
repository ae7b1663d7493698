import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { insertUsers, people, type Person, signedIn } from "../../../test/people.ts";
import { testSettings } from "../../../test/settings.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { countDaily } from "./count-daily.ts";

const EVENING = Date.UTC(2026, 2, 1, 21, 30);
const CYCLE = { name: "Ramadan", startDate: "2026-03-01" };

let now = EVENING;
const running: RunningApp[] = [];
let amina: Person;
let bilal: Person;
const sql = useDatabase();

beforeAll(async () => {
  const dailyLimits = { group: 2, cycle: 2, member: 2, invite: 2 };
  for (let process = 0; process < 2; process += 1)
    running.push(await startApp(sql, { now: () => now, settings: testSettings({ dailyLimits }) }));
});
afterAll(() => Promise.all(running.map((app) => app.close())));
beforeEach(async () => {
  now = EVENING;
  ({ amina, bilal } = await people(appOf(0), "amina", "bilal"));
});

function appOf(which: number) {
  return { url: running[which]?.url ?? "", sql, now: () => now };
}

function createGroup(person: Visitor): Promise<{ status: number }> {
  return person.send("POST /api/groups", { name: "Fajr" });
}

test("of ten concurrent groups over two processes, the daily limit of two are created", async () => {
  const elsewhere = await signedIn(appOf(1), amina.id);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => createGroup(index % 2 === 0 ? amina : elsewhere)),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(8);
  expect(await sql`select count(*)::int from reading_group`).toEqual([{ count: 2 }]);
  expect((await createGroup(bilal)).status).toBe(201);
});

test("the refusal says what is limited and for how long, and the count restarts on the next UTC day", async () => {
  await createGroup(amina);
  await createGroup(amina);
  const refused = await amina.send("POST /api/groups", { name: "Fajr" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("9000");
  expect(refused.body).toEqual({
    error: "You can create 2 groups a day. You can go on in 3 hours.",
    code: "DAILY_LIMIT",
  });
  const inBengali = await amina.send(
    "POST /api/groups",
    { name: "Fajr" },
    { "accept-language": "bn" },
  );
  expect(inBengali.body.error).toBe("দিনে সর্বোচ্চ ২টি গ্রুপ তৈরি করা যায়। ৩ ঘণ্টা পরে আবার করতে পারবেন।");
  now = Date.UTC(2026, 2, 1, 23, 59, 59, 999);
  const last = await amina.send("POST /api/groups", { name: "Fajr" });
  expect(last.headers.get("retry-after")).toBe("1");
  expect(last.body.error).toBe("You can create 2 groups a day. You can go on in 1 hour.");
  now += 1;
  expect((await createGroup(amina)).status).toBe(201);
});

test("cycles, invites and added members have separate counts", async () => {
  const { body: group } = await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
  const others = await insertUsers(appOf(0), ["hawa", "idris", "musa"]);
  const requests: [string, (index: number) => object, string][] = [
    ["cycles", () => CYCLE, "You can start 2 reading cycles a day. You can go on in 3 hours."],
    ["invites", () => ({}), "You can make 2 invite links a day. You can go on in 3 hours."],
    [
      "members",
      (index) => ({ userId: others[index]?.id }),
      "You can add 2 members a day. An invite link has no such limit. You can go on in 3 hours.",
    ],
  ];
  for (const [path, body, words] of requests) {
    for (const index of [0, 1])
      expect((await amina.send(`POST /api/groups/${group.id}/${path}`, body(index))).status).toBe(
        201,
      );
    const refused = await amina.send(`POST /api/groups/${group.id}/${path}`, body(2));
    expect([refused.status, refused.body]).toEqual([429, { error: words, code: "DAILY_LIMIT" }]);
  }
});

test("a request refused for another reason does not count, by tRPC either", async () => {
  const { body: group } = await amina.send("POST /api/groups", { name: "Fajr" });
  const add = { groupId: group.id, userId: bilal.id };
  expect((await amina.send("POST /api/groups", { name: "" })).status).toBe(400);
  expect((await amina.mutate("group.create", { name: "" })).status).toBe(400);
  for (let time = 0; time < 3; time += 1)
    expect((await amina.mutate("member.add", { ...add, userId: 4711 })).status).toBe(404);
  expect((await amina.mutate("member.add", add)).status).toBe(200);
  expect((await amina.mutate("member.add", add)).status).toBe(409);
  expect((await amina.mutate("group.create", { name: "Asr" })).status).toBe(200);
  const refused = await amina.mutate("group.create", { name: "Isha" });
  expect(refused.status).toBe(429);
  expect(refused.body.error.json.data).toMatchObject({
    errorCode: "DAILY_LIMIT",
    retryAfter: 9000,
  });
});

test("what fails is not counted: it can be tried again", async () => {
  const daily = { userId: amina.id, kind: "quiz", most: 1, now } as const;
  const failing = countDaily(sql, daily, async () => {
    throw new Error("away");
  });
  await expect(failing).rejects.toThrow("away");
  const isMade = true;
  expect(await countDaily(sql, daily, async () => ({ result: "made", isMade }))).toBe("made");
  const again = countDaily(sql, daily, async () => ({ result: "again", isMade }));
  await expect(again).rejects.toMatchObject({ code: "DAILY_LIMIT" });
});
