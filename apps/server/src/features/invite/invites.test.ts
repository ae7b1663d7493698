import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { about } from "../../../test/faults.ts";
import { groupTables } from "../../../test/permissions/group-tables.ts";
import { people, type Person } from "../../../test/people.ts";
import { visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2026, 2, 1, 12);
const DAY = 86_400_000;
const NO_INVITE = {
  error: "This invite link is not valid, or not any more. Ask for a new one.",
  code: "INVITE_NOT_FOUND",
};

let at = START;
const now = (): number => at;
let amina: Person;
let bilal: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  ({ amina, bilal } = await people(running, "amina", "bilal"));
  await amina.send("POST /api/groups", { name: "Fajr", description: "Early", isPrivate: true });
});

const invite = (input: object = {}) => amina.send("POST /api/groups/1/invites", input);

async function makeToken(input?: object): Promise<string> {
  return (await invite(input)).body.url.split("/").at(-1);
}

test("an invite link is returned once and stored as a hash", async () => {
  const { status, body } = await invite({ expiresInDays: 90 });
  const { url, token, ...shown } = body;
  expect(status).toBe(201);
  expect(shown).toEqual({
    id: 1,
    createdBy: "amina",
    createdAt: "2026-03-01T12:00:00.000Z",
    expiresAt: "2026-05-30T12:00:00.000Z",
    tokenEnd: token.slice(-4),
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(url).toBe(`http://localhost:3000/invite/${token}`);
  expect(await sql`select token_hash from invite`).toEqual([
    { tokenHash: createHash("sha256").update(token).digest("hex") },
  ]);
  expect((await amina.send("GET /api/groups/1/invites")).body).toEqual([shown]);
});

test("every invite has its own token and by default 7 days", async () => {
  const made = [await invite(), await invite()];
  expect(made.map(({ body }) => body.expiresAt)).toEqual(Array(2).fill("2026-03-08T12:00:00.000Z"));
  expect(new Set(made.map(({ body }) => body.url)).size).toBe(2);
  const { body: listed } = await amina.send("GET /api/groups/1/invites");
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
});

test("an invite that is asked for again is one link for each client id, group and leader", async () => {
  const [first, second] = [
    "8c1d2a54-0b7e-4f7a-9f43-5a1f3c9d7e10",
    "1f0b7c52-3b5e-4c57-8a55-0f6f4c1e2d30",
  ];
  const made = await Promise.all(Array.from({ length: 20 }, () => invite({ clientId: first })));
  expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const { body } = await invite({ clientId: first.toUpperCase() });
  expect(made.map((one) => one.body)).toEqual(Array(20).fill(body));
  expect((await bilal.send(`POST /api/invites/${body.token}/accept`)).status).toBe(200);
  await amina.send("PATCH /api/groups/1/members/2", { role: "moderator" });
  await amina.send("POST /api/groups", { name: "Isha" });
  const others = [
    await invite({ clientId: second }),
    await invite({}),
    await bilal.send("POST /api/groups/1/invites", { clientId: first }),
    await amina.send("POST /api/groups/2/invites", { clientId: first }),
  ];
  expect(new Set([body, ...others.map((one) => one.body)].map((one) => one.token)).size).toBe(5);
  expect(await sql`select from invite`).toHaveLength(5);
  expect(await sql`select count from daily_count where kind = 'invite' order by user_id`).toEqual([
    { count: 4 },
    { count: 1 },
  ]);
  expect(await sql`select count from group_event where kind = 'inviteCreated' order by id`).toEqual(
    [{ count: 3 }, { count: 1 }, { count: 1 }],
  );
  await amina.send(`DELETE /api/groups/1/invites/${body.id}`);
  const ended = await invite({ clientId: first });
  expect([ended.status, ended.body]).toEqual([404, REVOKED]);
  expect(await sql`select from invite where revoked_at is null`).toHaveLength(4);
});

test.each([0, 91, -1, 1.5, "7", null])(
  "an invite for %j days is refused",
  async (expiresInDays) => {
    const message = "An invite is valid for 1 to 90 days.";
    expect(await invite({ expiresInDays })).toMatchObject({
      status: 400,
      body: { error: message, code: "INVALID_INPUT", issues: [{ path: "expiresInDays", message }] },
    });
    expect(await sql`select from invite`).toEqual([]);
  },
);

test("anyone with the link sees the group's summary, and no more", async () => {
  const token = await makeToken();
  const { status, body } = await visitor(running.url).send(`GET /api/invites/${token}`);
  expect([status, body]).toEqual([
    200,
    {
      invitedBy: "amina",
      groupName: "Fajr",
      description: "Early",
      memberCount: 1,
      expiresAt: "2026-03-08T12:00:00.000Z",
    },
  ]);
});

test("a member is told which of their groups an invite leads to, and nobody else", async () => {
  const token = await makeToken();
  const seenBy = async (who: { send: Person["send"] }) =>
    (await who.send(`GET /api/invites/${token}`)).body.groupId;
  expect([await seenBy(amina), await seenBy(bilal), await seenBy(visitor(running.url))]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  await bilal.send(`POST /api/invites/${token}/accept`);
  expect(await seenBy(bilal)).toBe(1);
});

test("an access token that is not valid is refused, also where a link is shown to anyone", async () => {
  const path = `GET /api/invites/${await makeToken()}`;
  const headers = { authorization: "Bearer 0" };
  const { status, body } = await visitor(running.url).send(path, undefined, headers);
  expect([status, body.code]).toEqual([401, "INVALID_TOKEN"]);
});

test("accepting joins as a member, and changes nothing for a member", async () => {
  const token = await makeToken();
  const joined = await bilal.send(`POST /api/invites/${token}/accept`);
  expect([joined.status, joined.body.id, joined.body.userRole]).toEqual([200, 1, "member"]);
  const before = await groupTables(sql);
  const again = await bilal.send(`POST /api/invites/${token}/accept`);
  expect([again.status, again.body]).toEqual([200, joined.body]);
  const own = await amina.send(`POST /api/invites/${token}/accept`);
  expect([own.status, own.body.userRole]).toEqual([200, "admin"]);
  expect(await groupTables(sql)).toEqual(before);
});

/** The responses to a visitor's preview and to Bilal's accept. */
async function responsesTo(token: string) {
  const look = await visitor(running.url).send(`GET /api/invites/${token}`);
  const accept = await bilal.send(`POST /api/invites/${token}/accept`);
  return [look.status, look.body, accept.status, accept.body];
}

const toBoth = (body: typeof NO_INVITE) => [404, about("token", body), 404, about("token", body)];

const EXPIRED = {
  error: "This invitation has expired. Ask the person who sent it for a new one.",
  code: "INVITE_EXPIRED",
};
const REVOKED = {
  error: "This invitation was withdrawn. Ask the person who sent it if you can still join.",
  code: "INVITE_REVOKED",
};

test("an invite expires at its instant, not before", async () => {
  const token = await makeToken({ expiresInDays: 1 });
  at = START + DAY - 1;
  expect((await visitor(running.url).send(`GET /api/invites/${token}`)).status).toBe(200);
  at = START + DAY;
  expect(await responsesTo(token)).toEqual(toBoth(EXPIRED));
  expect((await amina.send("GET /api/groups/1/invites")).body).toEqual([]);
});

test("a revoked invite is said to be withdrawn, and is revoked once", async () => {
  const token = await makeToken();
  expect((await amina.send("DELETE /api/groups/1/invites/1")).status).toBe(204);
  expect(await responsesTo(token)).toEqual(toBoth(REVOKED));
  expect((await amina.send("GET /api/groups/1/invites")).body).toEqual([]);
  const again = await amina.send("DELETE /api/groups/1/invites/1");
  expect([again.status, again.body]).toEqual([404, about("inviteId", NO_INVITE)]);
});

test.each([true, false])(
  "whom a group removes needs an invite that was made later: private %s",
  async (isPrivate) => {
    await amina.send("PATCH /api/groups/1", { isPrivate });
    const token = await makeToken();
    expect((await bilal.send(`POST /api/invites/${token}/accept`)).status).toBe(200);
    at = START + 60_000;
    expect((await amina.send("DELETE /api/groups/1/members/2")).status).toBe(204);
    const refused = await bilal.send(`POST /api/invites/${token}/accept`);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: "You were removed from this group. Only a newer invitation lets you in again.",
        code: "REMOVED_FROM_GROUP",
      },
    ]);
    expect(await sql`select user_id from member where group_id = 1`).toEqual([{ userId: 1 }]);
    at = START + 120_000;
    expect((await bilal.send(`POST /api/invites/${await makeToken()}/accept`)).status).toBe(200);
    // A member again: the older invite changes nothing.
    expect((await bilal.send(`POST /api/invites/${token}/accept`)).status).toBe(200);
  },
);

test("an invite is revoked in its own group only", async () => {
  await makeToken();
  await amina.send("POST /api/groups", { name: "Isha" });
  for (const path of ["2/invites/1", "1/invites/2147483648", "1/invites/0"]) {
    const { status, body } = await amina.send(`DELETE /api/groups/${path}`);
    expect([status, body]).toEqual([404, about("inviteId", NO_INVITE)]);
  }
  expect(await sql`select id from invite`).toEqual([{ id: 1 }]);
});

test.each([
  "x",
  "A".repeat(43),
  "'%20or%20'1'='1",
  "%00",
  "%F0%9F%8C%99",
  "..%2F..",
  "a".repeat(90),
])("the token %s leads nowhere", async (token) => {
  await makeToken();
  expect(await responsesTo(token)).toEqual(toBoth(NO_INVITE));
});

test("a group has at most 20 open invites, also with concurrent requests", async () => {
  const made = await Promise.all(Array.from({ length: 22 }, () => invite()));
  const statuses = made.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 409, 409]);
  expect((await invite()).body).toEqual({
    error: "This group has 20 open invites already. Revoke one of them first.",
    code: "TOO_MANY_INVITES",
  });
  at = START + 7 * DAY;
  expect((await invite()).status).toBe(201);
  expect(await sql`select count(*)::int from invite`).toEqual([{ count: 21 }]);
  // Her session lasts 30 days from her last visit.
  at = START + 22 * DAY;
  expect((await amina.send("GET /api/groups/1/invites")).body).toEqual([]);
  at = START + 37 * DAY;
  expect((await invite()).status).toBe(201);
  expect(await sql`select count(*)::int from invite`).toEqual([{ count: 2 }]);
});
