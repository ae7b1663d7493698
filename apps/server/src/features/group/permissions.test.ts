import { mkdirSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { groupTables } from "../../../test/group-tables.ts";
import { people } from "../../../test/people.ts";
import {
  CAST,
  type Cast,
  PERMISSION_TABLE,
  type PermissionRow,
  WHO,
} from "../../../test/permission-table.ts";
import { testSettings } from "../../../test/settings.ts";
import { visitor } from "../../../test/visitor.ts";
import { restRoutes } from "../../http/rest-routes.ts";

const now = (): number => Date.UTC(2026, 2, 1);
const sql = useDatabase();
const found: string[] = [];
let running: RunningApp;
let cast: Cast;

beforeAll(async () => {
  running = await startApp(sql, { now, settings: testSettings() });
});
beforeEach(async () => {
  cast = await people({ url: running.url, sql, now }, ...CAST);
});
afterAll(async () => {
  await running.close();
  const head = ["request", "group", ...WHO];
  const lines = [head.join(" | "), head.map(() => "---").join("|"), ...found.sort()];
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/permissions.md", lines.map((line) => `| ${line} |\n`).join(""));
});

const ROLES = {
  member: "member",
  moderator: "moderator",
  admin: "admin",
  otherMember: "member",
  otherAdmin: "admin",
} as const;

/** A new group with everybody in place, as what stands for the braces of a path. */
async function makeGroup(isPrivate: boolean): Promise<Record<string, string | number>> {
  const { creator } = cast;
  const { body: group } = await creator.send("POST /api/groups", { name: "Fajr", isPrivate });
  const path = `/api/groups/${group.id}`;
  for (const name of ["member", "moderator", "admin", "otherMember", "otherAdmin"] as const)
    await creator.send(`POST ${path}/members`, { userId: cast[name].id, role: ROLES[name] });
  const { body: invite } = await creator.send(`POST ${path}/invites`, {});
  return { id: group.id, inviteId: invite.id, token: invite.url.split("/").at(-1) };
}

async function outcomeFor(
  who: (typeof WHO)[number],
  row: PermissionRow,
  isPrivate: boolean,
): Promise<{ status: number; changed: boolean }> {
  const userId = cast[row.on ?? "otherMember"].id;
  const braces: Record<string, string | number> = { ...(await makeGroup(isPrivate)), userId };
  const request = row.route.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(braces[name]));
  const client = who === "visitor" ? visitor(running.url) : cast[who];
  const before = await groupTables(sql);
  const { status } = await client.send(request, row.body?.(cast));
  return { status, changed: !isDeepStrictEqual(await groupTables(sql), before) };
}

const cases = PERMISSION_TABLE.flatMap((row) => {
  const name = row.title ? `${row.route} (${row.title})` : row.route;
  return [[name, "public", row] as const, [name, "private", row] as const];
});

test.each(cases)("%s, in a %s group", async (name, group, row) => {
  const outcomes: Awaited<ReturnType<typeof outcomeFor>>[] = [];
  for (const who of WHO) outcomes.push(await outcomeFor(who, row, group === "private"));
  const statuses = outcomes.map(({ status }) => status);
  found.push([name, group, ...statuses].join(" | "));
  expect(Object.fromEntries(WHO.map((who, at) => [who, statuses[at]]))).toEqual(
    Object.fromEntries(WHO.map((who, at) => [who, row[group][at]])),
  );
  expect(outcomes.filter(({ status, changed }) => status >= 400 && changed)).toEqual([]);
});

test("the table has every route of groups, members, invites and cycles", () => {
  const routes = restRoutes.filter(({ path }) => /^\/api\/(groups|invites)/.test(path));
  const walked = new Set(PERMISSION_TABLE.map(({ route }) => route));
  expect([...walked].sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});
