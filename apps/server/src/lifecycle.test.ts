import { EventEmitter } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { startLifecycle, type Lifecycle } from "./lifecycle.ts";

let events: string[];
let now: number;
let running: EventEmitter & { exit(code: number): void };
let lifecycle: Lifecycle;

const log = { info: () => {}, warn: () => {}, error: (line: string) => void events.push(line) };
const note = (event: string) => async () => void events.push(event);

beforeEach(() => {
  events = [];
  now = 0;
  running = Object.assign(new EventEmitter(), {
    exit: (code: number) => void events.push(`exit ${code}`),
  });
  lifecycle = startLifecycle({
    process: running,
    signals: ["SIGTERM", "SIGINT"],
    log,
    now: () => now,
  });
});

it("runs the steps from the last to the first, and exits with 0", async () => {
  lifecycle.onStop(note("database closed"));
  lifecycle.onStop(note("app closed"));
  expect(lifecycle.isStopping()).toBe(false);
  running.emit("SIGTERM");
  expect(lifecycle.isStopping()).toBe(true);
  await lifecycle.stop(1);
  expect(events).toEqual(["app closed", "database closed", "exit 0"]);
});

it("debounces a signal that comes twice at once, and exits at once on a later one", () => {
  lifecycle.onStop(() => new Promise(() => {}));
  running.emit("SIGINT");
  now = 500;
  running.emit("SIGINT");
  expect(events).toEqual([]);
  now = 501;
  running.emit("SIGTERM");
  expect(events).toEqual(["exit 1"]);
});

it("debounces a signal when the clock is set meanwhile", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    lifecycle = startLifecycle({ process: running, signals: ["SIGHUP"], log });
    lifecycle.onStop(() => new Promise(() => {}));
    running.emit("SIGHUP");
    vi.setSystemTime(Date.now() + 3_600_000);
    running.emit("SIGHUP");
    expect(events).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it("continues with the next step when one fails, and exits with 1", async () => {
  lifecycle.onStop(note("database closed"));
  lifecycle.onStop(() => Promise.reject(new RangeError("no such app")));
  await lifecycle.stop(0);
  expect(events).toEqual([
    expect.stringMatching(/^Stopping: RangeError: no such app\n/),
    "database closed",
    "exit 1",
  ]);
});

it.each(["uncaughtException", "unhandledRejection"])("stops with 1 after %s", async (event) => {
  lifecycle.onStop(note("database closed"));
  running.emit(event, new RangeError("a bug"));
  await lifecycle.stop(0);
  expect(events).toEqual([
    expect.stringMatching(/^A fault that nobody caught: RangeError: a bug\n/),
    "database closed",
    "exit 1",
  ]);
});
