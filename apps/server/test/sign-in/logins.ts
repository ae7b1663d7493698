import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Sql } from "../../src/db/client.ts";
import { type RunningApp, startApp } from "../app.ts";
import { testSettings } from "../settings.ts";
import { type ApiResponse, type Visitor, visitor } from "../visitor.ts";

export const START = Date.UTC(2025, 3, 10);
export const MINUTE = 60_000;
/** The address of a network. */
export const HOME = "192.0.2.1";

export const LOCKED = {
  error: "Too many attempts. Please wait and try again.",
  code: "TOO_MANY_REQUESTS",
};

export const FAILED = (count: number): number[] => Array.from({ length: count }, () => 401);

interface Attempt {
  readonly username: string;
  readonly password?: string;
  readonly from?: string;
  readonly at?: Visitor;
}

/**
 * Two applications of one database for the tests of a file, and sign-ins through both in turn. An address has
 * 15 failures, an account 12 a day from one network and 20 from all.
 */
export function useLogins(sql: Sql) {
  const clock = { now: START };
  let one: RunningApp;
  let two: RunningApp;
  let attempts = 0;

  beforeAll(async () => {
    const { accounts } = testSettings();
    const settings = testSettings({
      trustProxy: true,
      accounts: {
        ...accounts,
        loginFailuresPerAddress: 15,
        loginFailuresPerDay: 12,
        loginFailuresFromAnywherePerDay: 20,
      },
    });
    one = await startApp(sql, { now: () => clock.now, settings });
    two = await startApp(sql, { now: () => clock.now, settings });
  });
  beforeEach(() => {
    clock.now = START;
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  /** Signs in through both applications in turn, each time from another address unless one is named. */
  function attempt({ username, password = "wrong", from, at }: Attempt): Promise<ApiResponse> {
    attempts += 1;
    const app = attempts % 2 === 0 ? one : two;
    const address = from ?? `2001:db8:0:${attempts}::1`;
    const credentials = { username, password };
    return (at ?? visitor(app.url)).send("POST /api/login", credentials, {
      "x-forwarded-for": address,
    });
  }

  async function statuses(count: number, what: Attempt): Promise<number[]> {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await attempt(what)).status);
    return all;
  }

  return { clock, one: () => one, two: () => two, attempt, statuses };
}
