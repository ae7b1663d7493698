import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person, signedIn } from "../../../test/people.ts";
import { releaseGroupsOf } from "../group/release-groups.ts";

const START = Date.UTC(2026, 2, 1, 12);
const DAY_MS = 86_400_000;
const HISTORY = "/api/groups/1/events";

let at = START;
const now = (): number => at;
let amina: Person;
let bilal: Person;
let dawud: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  ({ amina, bilal, dawud } = await people(running, "amina", "bilal", "dawud"));
  await amina.send("POST /api/groups", { name: "Fajr" });
});

interface Entry {
  readonly kind: string;
  readonly actor?: { readonly username: string };
  readonly target?: { readonly username: string };
  readonly detail?: string;
  readonly count: number;
}

/** The history in the order in which it happened, as "who did what to whom: detail", with how often. */
async function history(reader = amina): Promise<string[]> {
  const { body } = await reader.send(`GET ${HISTORY}`);
  return (body as Entry[])
    .map(({ kind, actor, target, detail, count }) =>
      [actor?.username ?? "-", kind, target?.username, detail, count > 1 && `×${count}`]
        .filter(Boolean)
        .join(" "),
    )
    .toReversed();
}

test("says who did what to whom, and when", async () => {
  await amina.send("PATCH /api/groups/1", {
    name: "Isha",
    description: "Ten minutes",
    isPrivate: true,
  });
  await amina.send("PATCH /api/groups/1", {
    name: "Isha",
    description: "Ten minutes",
    isPrivate: false,
  });
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  await dawud.send("POST /api/groups/1/join");
  await dawud.send("POST /api/groups/1/join");
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "admin" });
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "admin" });
  await bilal.send("POST /api/groups/1/invites", { expiresInDays: 7 });
  await bilal.send("DELETE /api/groups/1/invites/1");
  await bilal.send("POST /api/groups/1/cycles", { name: "Spring", startDate: "2026-03-01" });
  await bilal.send("DELETE /api/cycles/1");
  await bilal.send(`DELETE /api/groups/1/members/${dawud.id}`);
  await amina.send("POST /api/groups/1/hand-over", { userId: bilal.id });
  expect(await history()).toEqual([
    "amina created Fajr",
    "amina renamed Isha",
    "amina described",
    "amina madePublic ×2",
    "amina memberAdded bilal member",
    "dawud memberJoined",
    "amina roleChanged bilal admin",
    "bilal inviteCreated",
    "bilal inviteRevoked",
    "bilal cycleStarted Spring",
    "bilal cycleRemoved Spring",
    "bilal memberRemoved dawud",
    "amina handedOver bilal",
  ]);
  expect((await amina.send(`GET ${HISTORY}?limit=1`)).body).toEqual([
    {
      id: 15,
      kind: "handedOver",
      actor: { id: amina.id, username: "amina" },
      target: { id: bilal.id, username: "bilal" },
      count: 1,
      createdAt: "2026-03-01T12:00:00.000Z",
    },
  ]);
});

test("what somebody does in turn on a day is one entry with its count, and the next day another", async () => {
  for (const name of ["Dawn", "Dusk", "Isha"]) {
    await amina.send("PATCH /api/groups/1", { name, description: `About ${name}` });
    await bilal.send("POST /api/groups/1/join");
    await bilal.send("POST /api/groups/1/leave");
    await dawud.send("POST /api/groups/1/join");
  }
  at = START + DAY_MS / 2;
  await bilal.send("POST /api/groups/1/join");
  expect(await history()).toEqual([
    "amina created Fajr",
    "dawud memberJoined",
    "amina renamed Isha ×3",
    "amina described ×3",
    "bilal memberLeft ×6",
    "bilal memberJoined",
  ]);
});

test("a role that is given and taken within a day is two entries", async () => {
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  for (const role of ["admin", "member", "admin", "member"])
    await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role });
  expect((await history()).slice(2)).toEqual([
    "amina roleChanged bilal admin ×2",
    "amina roleChanged bilal member ×2",
  ]);
});

test("comings and goings push out none but their own kind", async () => {
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "moderator" });
  await sql`
    insert into group_event (group_id, kind, actor_id, topic, created_at)
    select 1, 'memberJoined', 1000 + n, 'stay of ' || n, ${new Date(START).toISOString()}
    from generate_series(1, 150) n`;
  await dawud.send("POST /api/groups/1/join");
  const kinds = await sql`
    select kind, count(*)::int, max(actor_id) as last from group_event group by kind order by kind`;
  expect([...kinds]).toEqual([
    { kind: "created", count: 1, last: amina.id },
    { kind: "memberAdded", count: 1, last: amina.id },
    { kind: "memberJoined", count: 100, last: 1150 },
    { kind: "roleChanged", count: 1, last: amina.id },
  ]);
});

test("what is refused is not in it", async () => {
  await bilal.send("PATCH /api/groups/1", { name: "Mine" });
  await amina.send("DELETE /api/groups/1/invites/9");
  await amina.send("POST /api/groups/1/members", { userId: 99 });
  expect(await history()).toEqual(["amina created Fajr"]);
});

test("comes in pages, newest first", async () => {
  for (const name of ["a", "b", "c"])
    await amina.send("POST /api/groups/1/cycles", { name, startDate: "2026-03-01" });
  const first = await amina.send(`GET ${HISTORY}?limit=3`);
  expect(first.body.map(({ id }: { id: number }) => id)).toEqual([4, 3, 2]);
  expect([first.headers.get("x-total-count"), first.headers.get("link")]).toEqual([
    "4",
    `<${HISTORY}?limit=3&cursor=2>; rel="next"`,
  ]);
  const rest = await amina.send(`GET ${HISTORY}?limit=3&cursor=2`);
  expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect((await amina.send(`GET ${HISTORY}?cursor=x`)).body).toMatchObject({
    code: "INVALID_CURSOR",
  });
});

/** Deletes an account as its owner does, without the cost of a password. */
const remove = ({ id }: Person) =>
  sql.begin(async (sql) => {
    await releaseGroupsOf(sql, { userId: id, now: now() });
    await sql`delete from app_user where id = ${id}`;
  });

test("a deleted account leaves its entries without its name, and its groups go on in them", async () => {
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  await amina.send("POST /api/groups/1/members", { userId: dawud.id });
  await remove(amina);
  expect(await history(bilal)).toEqual([
    "- created Fajr",
    "- memberAdded bilal member",
    "- memberAdded dawud member",
    "- handedOver bilal",
  ]);
  await remove(dawud);
  expect((await history(bilal))[2]).toBe("- memberAdded member");
});

test("is kept for a year, and then deleted by what happens in any group", async () => {
  at = START + 365 * DAY_MS - 1;
  amina = { ...amina, ...(await signedIn(running, amina.id)) };
  bilal = { ...bilal, ...(await signedIn(running, bilal.id)) };
  expect(await history()).toEqual(["amina created Fajr"]);
  at = START + 365 * DAY_MS;
  expect(await history()).toEqual([]);
  expect([...(await sql`select id from group_event`)]).toEqual([{ id: 1 }]);
  await bilal.send("POST /api/groups", { name: "Isha" });
  expect([...(await sql`select id from group_event`)]).toEqual([{ id: 2 }]);
});

test("goes with its group", async () => {
  await amina.send("DELETE /api/groups/1");
  expect([...(await sql`select id from group_event`)]).toEqual([]);
});
