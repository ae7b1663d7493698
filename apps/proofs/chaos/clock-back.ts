import { setTimeout as pause } from "node:timers/promises";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { exchange, send } from "../support/crowd.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";
import { startTraffic, UNLIMITED } from "../support/traffic.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";

/** The clock of one process, by libfaketime; timers and durations stay as they are, as on a real machine. */
interface FalseClock {
  /** For the environment of the process. */
  readonly variables: Readonly<Record<string, string>>;
  /** Epoch milliseconds, as that process has them. */
  readonly now: () => number;
  /** Sets it so many seconds before (negative) or after the real one. */
  readonly set: (seconds: number) => void;
  readonly remove: () => Promise<void>;
}

const FOLDERS = ["x86_64-linux-gnu/faketime", "aarch64-linux-gnu/faketime", "faketime"];

const ROUNDS = 20;
const [HOUR, DAY] = [3600, 24 * 3600];
// Sessions last 30 days, so those of the crowd last through all of it.
const OFFSETS = [0, -1, 1, -60, HOUR, -HOUR, DAY, -DAY, 10 * DAY, -10 * DAY, 12 * DAY];
const MAX_BACK_MS = 30_000;
const MAX_STOP_MS = 5_000;
// The limits of sign-ins: ten failures in ten minutes.
const [MAX_FAILURES, WINDOW_SECONDS] = [10, 600];

/** The server's clock is set back and forward in the middle of writes, by seconds and by days. */
export const clockBack: Scenario = async ({ count = ROUNDS, main, random }) => {
  const clock = await falseClock();
  const served = await serve({ ...UNLIMITED, ...clock.variables }, main);
  const origin = `http://127.0.0.1:${served.port}`;
  let isStopped = false;
  try {
    const waits = await lockedOut(origin, clock);
    const traffic = await startTraffic({ origin: () => origin, sql: () => served.sql }, random);
    let [longest, wrongDays, endedSessions] = [0, 0, 0];
    for (let round = 0; round < count; round += 1) {
      await pause(100 + random() * 200);
      clock.set(OFFSETS[Math.floor(random() * OFFSETS.length)] ?? 0);
      longest = Math.max(longest, await traffic.untilAcknowledged(MAX_BACK_MS));
      if (!(await servesRightDay(origin, clock))) wrongDays += 1;
      for (const token of traffic.tokens)
        if ((await send(`GET ${origin}/api/user`, token)) === 401) endedSessions += 1;
    }
    const rows = await traffic.check([503]);
    clock.set(-DAY);
    const start = performance.now();
    isStopped = true;
    await served.stop();
    const stopMs = Math.round(performance.now() - start);
    return [
      { what: "rounds", value: count },
      ...waits,
      { what: "readings of another day", value: wrongDays, isBroken: wrongDays > 0 },
      { what: "sessions ended early", value: endedSessions, isBroken: endedSessions > 0 },
      { what: "longest wait for a write, ms", value: longest, isBroken: longest >= MAX_BACK_MS },
      ...rows,
      { what: "stop, ms", value: stopMs, isBroken: stopMs > MAX_STOP_MS },
    ];
  } finally {
    if (!isStopped) await served.stop();
    await clock.remove();
  }
};

/** The wait of somebody who failed too often, before and after the clock is set back by a day. */
async function lockedOut(origin: string, clock: FalseClock): Promise<Row[]> {
  clock.set(DAY);
  const guess = { username: "nobody", password: "long enough words 77" };
  const tryToSignIn = async (): Promise<number> => {
    const { headers } = await exchange(`POST ${origin}/api/login`, undefined, guess);
    return Number(headers.get("retry-after") ?? 0);
  };
  for (let failures = 0; failures < MAX_FAILURES; failures += 1) await tryToSignIn();
  const before = await tryToSignIn();
  clock.set(0);
  const after = await tryToSignIn();
  return [
    { what: "wait after ten wrong passwords, s", value: before, isBroken: before === 0 },
    { what: "and a day earlier, s", value: after, isBroken: after > WINDOW_SECONDS },
  ];
}

/** Whether the reading is the one of the clock's day, and may be cached for no longer than that day. */
async function servesRightDay(origin: string, clock: FalseClock): Promise<boolean> {
  const before = globalDay(clock.now());
  const { status, headers, body } = await exchange(`GET ${origin}/api/current-reading`, undefined);
  const days = [before, globalDay(clock.now())];
  const age = Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
  return status === 200 && days.includes((body as { day: number }).day) && age >= 0 && age <= DAY;
}

/** Makes a clock that is right; needs the Debian package `faketime`. */
async function falseClock(): Promise<FalseClock> {
  const library = FOLDERS.map((folder) => `/usr/lib/${folder}/libfaketimeMT.so.1`).find(existsSync);
  if (library === undefined) throw new Error("There is no libfaketime: apt-get install faketime");
  const folder = await makeScratchFolder();
  const file = join(folder, "offset");
  let offset = 0;
  const set = (seconds: number): void => {
    offset = seconds;
    writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  };
  set(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    now: () => Date.now() + offset * 1000,
    set,
    remove: () => removeFolder(folder),
  };
}
