import { afterEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person, usePeople } from "../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);
const AT = "2026-03-01T12:00:00.000Z";

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, dawud } = usePeople(running, "amina", "bilal", "dawud");
afterEach(() => {
  sql.options.debug = false;
});

/** Amina makes 1, 3 and 5, Bilal 2, 4 and 6; 3 and 4 are private; Amina joins 2. */
async function makeGroups(): Promise<void> {
  for (const id of [1, 2, 3, 4, 5, 6]) {
    const maker = id % 2 === 1 ? amina : bilal;
    await maker.send("POST /api/groups", { name: `G${id}`, isPrivate: id === 3 || id === 4 });
  }
  await amina.send("POST /api/groups/2/join");
}

async function page(person: Person, query: string) {
  const { status, body, headers } = await person.send(`GET /api/groups${query}`);
  if (status !== 200) return { status, body };
  const ids = body.map(({ id }: { id: number }) => id);
  return { ids, link: headers.get("link"), total: headers.get("x-total-count") };
}

test("own groups come first, then the public ones of others, each newest first", async () => {
  await makeGroups();
  expect(await page(amina, "")).toEqual({ ids: [5, 3, 2, 1, 6], link: null, total: "5" });
  expect(await page(bilal, "")).toEqual({ ids: [6, 4, 2, 5, 1], link: null, total: "5" });
  expect(await page(dawud, "")).toEqual({ ids: [6, 5, 2, 1], link: null, total: "4" });
});

test("someone who sees no group gets an empty list", async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
  expect(await page(bilal, "")).toEqual({ ids: [], link: null, total: "0" });
});

test("pages have no gap and no duplicate, across the two parts", async () => {
  await makeGroups();
  const walked: number[][] = [];
  let next: string | undefined = "?limit=2";
  while (next !== undefined) {
    const { ids, link, total } = await page(amina, next);
    expect(total).toBe("5");
    walked.push(ids);
    next = /^<\/api\/groups(\?limit=2&cursor=(?:own|other)-\d+)>; rel="next"$/.exec(
      link ?? "",
    )?.[1];
  }
  expect(walked).toEqual([[5, 3], [2, 1], [6]]);
});

test("after a page that ends with the last own group, the next has the others", async () => {
  await makeGroups();
  const first = await page(amina, "?limit=4");
  expect(first).toEqual({
    ids: [5, 3, 2, 1],
    link: '</api/groups?limit=4&cursor=own-1>; rel="next"',
    total: "5",
  });
  expect(await page(amina, "?limit=4&cursor=own-1")).toMatchObject({ ids: [6], link: null });
});

test("a page has 30 groups at most", async () => {
  await sql.begin(async (sql) => {
    await sql`
      insert into reading_group (name, is_private, created_by, created_at)
      select 'G' || n, false, ${amina.id}, ${AT} from generate_series(1, 101) n`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      select id, ${amina.id}, 'admin', ${AT} from reading_group`;
  });
  for (const query of ["", "?limit=101", "?limit=999999999"]) {
    const { ids, total } = await page(bilal, query);
    expect([ids.length, ids[0], ids.at(-1), total]).toEqual([30, 101, 72, "101"]);
  }
});

test.each(["0", "-1", "1.5", "ten", "", "1e1", "1".repeat(10)])(
  "a limit of %j is refused",
  async (limit) => {
    const message = "The limit must be a whole number from 1.";
    expect(await page(amina, `?limit=${limit}`)).toEqual({
      status: 400,
      body: { error: message, code: "INVALID_INPUT", issues: [{ path: "limit", message }] },
    });
  },
);

test.each([
  "1",
  "own-0",
  "own-",
  "own-2147483648",
  "mine-1",
  "own-1%20or%201=1",
  "%00",
  "own-1%0A",
])("the cursor %s is refused", async (cursor) => {
  const error = "This cursor is not one that the list gave out.";
  expect(await page(amina, `?cursor=${cursor}`)).toEqual({
    status: 400,
    body: { error, code: "INVALID_CURSOR", issues: [{ path: "cursor", message: error }] },
  });
});

test("a group shows its first 5 members, the creator and admins first, and its active cycles", async () => {
  await amina.send("POST /api/groups", { name: "Fajr", description: "Early" });
  const names = ["m1", "m2", "moderator", "admin", "m3", "m4"] as const;
  for (const { username } of Object.values(await people(running, ...names)))
    await amina.send("POST /api/groups/1/members", {
      username,
      role: username === "admin" || username === "moderator" ? username : "member",
    });
  const start = (name: string, startDate: string) =>
    amina.send("POST /api/groups/1/cycles", { name, startDate });
  await start("ends yesterday", "2025-05-05");
  const { body: endsToday } = await start("ends today", "2025-05-06");
  const { body: future } = await start("future", "2026-04-01");
  const [group] = (await bilal.send("GET /api/groups")).body;
  expect(group).toEqual({
    id: 1,
    name: "Fajr",
    description: "Early",
    isPrivate: false,
    createdBy: amina.id,
    members: [
      { id: 1, userId: amina.id, role: "admin", joinedAt: AT, username: "amina" },
      { id: 5, userId: 7, role: "admin", joinedAt: AT, username: "admin" },
      { id: 4, userId: 6, role: "moderator", joinedAt: AT, username: "moderator" },
      { id: 2, userId: 4, role: "member", joinedAt: AT, username: "m1" },
      { id: 3, userId: 5, role: "member", joinedAt: AT, username: "m2" },
    ],
    memberCount: 7,
    activeCycles: [future, endsToday],
    activeCycleCount: 2,
  });
});

const namesOf = (cycles: { name: string }[]): string[] => cycles.map(({ name }) => name);

test("in the list a long description is cut and three cycles are shown; the group's own response has all", async () => {
  const description = `${"Every day after Fajr. ".repeat(10)}🌙`;
  await amina.send("POST /api/groups", { name: "Fajr", description });
  for (const name of ["one", "two", "three", "four"])
    await amina.send("POST /api/groups/1/cycles", { name, startDate: "2026-03-01" });
  const [listed] = (await bilal.send("GET /api/groups")).body;
  const { body: whole } = await bilal.send("GET /api/groups/1");
  expect(listed.description).toBe(`${description.slice(0, 200).trimEnd()}…`);
  expect([namesOf(listed.activeCycles), listed.activeCycleCount]).toEqual([
    ["four", "three", "two"],
    4,
  ]);
  expect(whole.description).toBe(description);
  expect(namesOf(whole.activeCycles)).toEqual(["four", "three", "two", "one"]);
});

test("a group in detail shows its first 50 members", async () => {
  await amina.send("POST /api/groups", { name: "Fajr" });
  await sql`
    with made as (
      insert into app_user (username, email, password_hash, created_at)
      select 'm' || n, 'm' || n || '@example.org', '-', ${AT} from generate_series(1, 60) n
      returning id
    )
    insert into member (group_id, user_id, role, joined_at)
    select 1, id, 'member', ${AT} from made order by id`;
  const { body } = await amina.send("GET /api/groups/1");
  const ids = body.members.map(({ id }: { id: number }) => id);
  expect([ids, body.memberCount]).toEqual([Array.from({ length: 50 }, (_, at) => at + 1), 61]);
});

test("the list takes as many queries for six groups as for one", async () => {
  const countQueries = async () => {
    const queries: string[] = [];
    sql.options.debug = (_connection, query) => queries.push(query);
    await amina.send("GET /api/groups");
    sql.options.debug = false;
    return queries.length;
  };
  await amina.send("POST /api/groups", { name: "Fajr" });
  // The session with the page and the total; the members, and the cycles.
  expect(await countQueries()).toBe(3);
  await makeGroups();
  expect(await countQueries()).toBe(3);
});

/** What is kept, beside what a count says. */
const sizes = async () =>
  await sql`
    select g.id, members, (select count(*)::int from member where group_id = g.id) as counted,
      (select groups from public_groups) as public,
      (select count(*)::int from reading_group where not is_private) as public_counted
    from reading_group g left join group_size on group_id = g.id order by g.id`;

/** The rows of groups of so many members each, of which so many are public. */
const rowsOf = (members: readonly (readonly [number, number])[], groups: number) =>
  members.map(([id, count]) => ({
    id,
    members: count,
    counted: count,
    public: groups,
    publicCounted: groups,
  }));

test("the kept sizes follow joining, leaving, privacy, and the end of groups and accounts", async () => {
  await makeGroups();
  const others = [3, 4, 5, 6].map((id) => [id, 1] as const);
  expect(await sizes()).toEqual(rowsOf([[1, 1], [2, 2], ...others], 4));
  await dawud.send("POST /api/groups/1/join");
  await dawud.send("POST /api/groups/2/join");
  expect(await sizes()).toEqual(rowsOf([[1, 2], [2, 3], ...others], 4));
  await amina.send("PATCH /api/groups/1", { isPrivate: true });
  await bilal.send("PATCH /api/groups/2", { name: "Another name" });
  expect(await sizes()).toEqual(rowsOf([[1, 2], [2, 3], ...others], 3));
  await bilal.send("DELETE /api/groups/6");
  expect(await sizes()).toEqual(rowsOf([[1, 2], [2, 3], ...others.slice(0, 3)], 2));
  await sql`delete from app_user where username = 'dawud'`;
  expect(await sizes()).toEqual(rowsOf([[1, 1], [2, 2], ...others.slice(0, 3)], 2));
});
