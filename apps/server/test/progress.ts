import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Sql } from "../src/db/client.ts";
import { type RunningApp, startApp } from "./app.ts";
import { useDatabase } from "./database.ts";
import { people, type Person } from "./people.ts";
import { testSettings } from "./settings.ts";

/** When each test begins. */
export const NOW = Date.UTC(2026, 2, 5, 6, 30);
export const MARK = { plan: "daily", day: 292, date: "2026-03-05", timeZone: "Asia/Dhaka" };
export const PLAN = {
  name: "Ramadan",
  startsOn: "2026-02-18",
  verses: { from: 1, to: 6236 },
  pace: { kind: "days", days: 30 },
  choices: [],
  createdAt: new Date(NOW).toISOString(),
};

/** The id of a reader's item. */
export const idOf = (number: number) =>
  `33333333-3333-4333-8333-${String(number).padStart(12, "0")}`;

/** An app whose clock a test can move, and its only user. */
interface AppOfAmina {
  readonly sql: Sql;
  readonly running: RunningApp;
  now: number;
  amina: Person;
}

/** Starts the app for the file, and makes its user before every test. */
export function useAppOfAmina(): AppOfAmina {
  const sql = useDatabase();
  const made = { sql, now: NOW } as AppOfAmina & { running: RunningApp };
  beforeAll(async () => {
    made.running = await startApp(sql, { now: () => made.now, settings: testSettings() });
  });
  afterAll(() => made.running.close());
  beforeEach(async () => {
    made.now = NOW;
    ({ amina: made.amina } = await people(made.running, "amina"));
  });
  return made;
}
