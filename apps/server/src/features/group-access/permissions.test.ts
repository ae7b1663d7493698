import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CycleSettings } from "@daily-quran/domain/group/cycle";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { groupTables } from "../../../test/permissions/group-tables.ts";
import { people } from "../../../test/people.ts";
import { permissionDocument } from "../../../test/permissions/permission-document.ts";
import {
  CAST,
  type Cast,
  PERMISSION_TABLE,
  type PermissionRow,
  WHO,
} from "../../../test/permissions/permission-table.ts";
import { testSettings } from "../../../test/settings.ts";
import { visitor } from "../../../test/visitor.ts";
import { restRoutes } from "../../api/rest-routes.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";

const now = (): number => Date.UTC(2026, 2, 1);
const ROOT = join(import.meta.dirname, "../../../../..");
const SECURITY = join(ROOT, "docs/security.md");
const sql = useDatabase();
let running: RunningApp;
let cast: Cast;

beforeAll(async () => {
  running = await startApp(sql, { now, settings: testSettings() });
});
beforeEach(async () => {
  cast = await people(running, ...CAST);
});
afterAll(async () => {
  await running.close();
  mkdirSync("test-results", { recursive: true });
  // What belongs between the marks of docs/security.md.
  writeFileSync("test-results/permissions.md", permissionDocument());
});

const ROLES = {
  creator: "admin",
  member: "member",
  moderator: "moderator",
  admin: "admin",
  otherMember: "member",
  otherAdmin: "admin",
} as const;

/** A new group with all roles, as the values of a path's parameters, and its tables. */
interface Scene {
  readonly braces: Record<string, string | number>;
  readonly tables: unknown;
}

async function setScene(isPrivate: boolean): Promise<Scene> {
  const [createdBy, createdAt, token] = [cast.creator.id, new Date(now()), newSecret()];
  const braces = await sql.begin(async (sql) => {
    const group = { name: "Fajr", isPrivate, createdBy, createdAt };
    const [{ id }] = await sql<[{ id: number }]>`
      insert into reading_group ${sql(group)} returning id`;
    const members = Object.entries(ROLES).map(([name, role]) => {
      const userId = cast[name as keyof typeof ROLES].id;
      return { groupId: id, userId, role, joinedAt: createdAt };
    });
    await sql`insert into member ${sql(members)}`;
    const expiresAt = new Date(now() + DAY_MS);
    const invite = { groupId: id, tokenHash: hashOfSecret(token), createdBy, createdAt, expiresAt };
    const [{ id: inviteId }] = await sql<[{ id: number }]>`
      insert into invite ${sql(invite)} returning id`;
    const cycle = {
      groupId: id,
      name: "Ramadan",
      startDate: "2026-03-01",
      endDate: "2026-12-25",
      readingPlan: "detailed",
      createdAt,
      ...CycleSettings.parse({}),
    };
    const [{ id: cycleId }] = await sql<[{ id: number }]>`
      insert into cycle ${sql(cycle)} returning id`;
    const hook = { groupId: id, url: "https://bot.example", kinds: ["member.joined"], createdAt };
    const [{ id: webhookId }] = await sql<[{ id: number }]>`
      insert into webhook ${sql(hook)} returning id`;
    const [{ id: deliveryId }] = await sql<[{ id: number }]>`
      insert into webhook_delivery (webhook_id, kind, data, made_at)
      values (${webhookId}, 'member.joined', '{}', ${createdAt}) returning id`;
    return { id, inviteId, token, cycleId, webhookId, deliveryId, day: 1 };
  });
  return { braces, tables: await groupTables(sql) };
}

interface Outcome {
  readonly status: number;
  readonly changed: boolean;
}

/** Sends the request as each of WHO; after a change the scene is set up again for the next. */
async function outcomesOf(row: PermissionRow, isPrivate: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let scene = await setScene(isPrivate);
  for (const who of WHO) {
    if (outcomes.at(-1)?.changed) scene = await setScene(isPrivate);
    const client = who === "visitor" ? visitor(running.url) : cast[who];
    const { status } = await client.send(requestOf(row, scene), row.body?.(cast));
    outcomes.push({ status, changed: !isDeepStrictEqual(await groupTables(sql), scene.tables) });
  }
  return outcomes;
}

function requestOf({ route, on = "otherMember" }: PermissionRow, { braces }: Scene): string {
  const all: Scene["braces"] = { ...braces, userId: cast[on].id };
  // The path of the leaderboard, the oldest of a cycle's, calls its parameter `id`.
  const named = route.replace("/cycles/{id}", "/cycles/{cycleId}");
  return named.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(all[name]));
}

const cases = PERMISSION_TABLE.flatMap((row) => {
  const name = row.title ? `${row.route} (${row.title})` : row.route;
  return [[name, "public", row] as const, [name, "private", row] as const];
});

test.each(cases)("%s, in a %s group", async (_, group, row) => {
  const outcomes = await outcomesOf(row, group === "private");
  const statuses = outcomes.map(({ status }) => status);
  expect(Object.fromEntries(WHO.map((who, at) => [who, statuses[at]]))).toEqual(
    Object.fromEntries(WHO.map((who, at) => [who, row[group][at]])),
  );
  expect(outcomes.filter(({ status, changed }) => status >= 400 && changed)).toEqual([]);
});

test("the table has every route of groups, members, invites, cycles, quizzes and of joining", () => {
  const routes = restRoutes.filter(({ path }) =>
    /^\/api\/(groups|invites|cycles|user\/(join|blocked))/.test(path),
  );
  const walked = new Set(PERMISSION_TABLE.map(({ route }) => route));
  expect([...walked].sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

test("docs/security.md has the table as it is, of every route", () => {
  const page = readFileSync(SECURITY, "utf8");
  const [, marked = ""] = page.split("<!-- permissions -->\n\n");
  expect(marked.split("\n<!-- end -->")[0]).toBe(permissionDocument());
  const rows = permissionDocument();
  for (const { method, path } of restRoutes) expect(rows).toContain(`\`${method} ${path}\``);
});

test("docs/security.md names only files that exist", () => {
  const named = [...readFileSync(SECURITY, "utf8").matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(
    (path) => !existsSync(join(ROOT, "apps/server/src", path)) && !existsSync(join(ROOT, path)),
  );
  expect(missing).toEqual([]);
});
