import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../test/database.ts";
import { FIXED_TABLES, growthDocument, type GrowthWorld } from "../test/growth/growth.ts";
import { GROWTH_OF_ACCOUNTS } from "../test/growth/growth-of-accounts.ts";
import { GROWTH_OF_GROUPS } from "../test/growth/growth-of-groups.ts";
import { GROWTH_OF_PROGRESS } from "../test/growth/growth-of-progress.ts";
import { GROWTH_OF_QUIZZES } from "../test/growth/growth-of-quizzes.ts";
import { people } from "../test/people.ts";
import { testSettings } from "../test/settings.ts";
import { useApp } from "../test/use-app.ts";

const START = Date.UTC(2026, 2, 5, 6, 30);
const SECURITY = new URL("../../../docs/security.md", import.meta.url);
const GROWTH = [
  ...GROWTH_OF_ACCOUNTS,
  ...GROWTH_OF_PROGRESS,
  ...GROWTH_OF_GROUPS,
  ...GROWTH_OF_QUIZZES,
];

let at = START;
const sql = useDatabase();
const { site } = testSettings();
const settings = testSettings({ site: { ...site, sendsMail: true } });
const app = useApp(sql, { now: () => at, settings });
let world: GrowthWorld;
beforeEach(async () => {
  at = START;
  const advance = (ms: number) => void (at += ms);
  world = { app, advance, ...(await people(app, "amina", "bilal")) };
});

test.each(GROWTH)("$table is bounded: $bound", async ({ table, rows, rowBytes, bells, grow }) => {
  await grow(world);
  const [found] = await sql`
    select count(*)::int as rows, max(pg_column_size(t.*)) <= ${rowBytes} as is_small,
      (select count(*)::int from notification where user_id <> ${world.amina.id}) as bells
    from ${sql(table)} t`;
  expect(found).toEqual({ rows, isSmall: true, bells: bells ?? 0 });
});

test("every table is tried, or says why no request makes it grow", async () => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const known = [...GROWTH.map(({ table }) => table), ...Object.keys(FIXED_TABLES)];
  expect([...new Set(known)].sort()).toEqual(tables.map(({ name }) => name));
});

test("docs/security.md has the bounds as they are", () => {
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/growth.md", growthDocument(GROWTH));
  const [, marked = ""] = readFileSync(SECURITY, "utf8").split("<!-- growth -->\n\n");
  expect(marked.split("\n<!-- end -->")[0]).toBe(growthDocument(GROWTH));
});
