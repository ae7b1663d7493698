import { expect, test } from "vitest";
import {
  itemsOf,
  newDevice,
  pushOf,
  sentAgain,
  withItem,
  withItemsOf,
  withReply,
} from "./device-progress.ts";
import { applyPush, NO_PROGRESS, type ReaderProgress, replyTo } from "../test/server-model.ts";
import type { DeviceProgress } from "./device-progress.ts";

const NOON = Date.UTC(2026, 2, 1, 12);
const DAY = 86_400_000;
const mark = (id: string) => ({ kind: "mark" as const, id, value: { day: 80 } });
const position = (value: string) => ({ kind: "position" as const, id: "daily", value });
const bookmark = (value: unknown) => ({ kind: "bookmark" as const, id: "x", value });

/** A device after one exchange with a server, whose clock shows noon. */
function exchange(
  server: ReaderProgress,
  device: DeviceProgress,
  clock = NOON,
): { server: ReaderProgress; device: DeviceProgress | undefined } {
  const push = pushOf(device, clock, 100);
  const after = applyPush(server, push, NOON);
  const reply = replyTo({ before: server, after }, push, { now: NOON, limit: 100 });
  return { server: after, device: withReply(device, push, reply) };
}

test("what was done is there at once, before anything is sent", () => {
  const device = withItem(newDevice("a"), mark("m"), NOON);
  expect([...itemsOf(device).values()]).toMatchObject([{ kind: "mark", value: { day: 80 } }]);
  expect([...itemsOf(withItem(device, { ...mark("m"), value: null }, NOON)).values()]).toEqual([]);
});

test("the same push sent ten times is applied once", () => {
  const device = withItem(newDevice("a"), mark("m"), NOON);
  const push = pushOf(device, NOON, 100);
  const once = applyPush(NO_PROGRESS, push, NOON);
  let server = once;
  for (let time = 0; time < 10; time += 1) server = applyPush(server, push, NOON + time * 1000);
  expect(server).toEqual(once);
});

test("a removed mark stays removed, and only what was seen is removed", () => {
  const a = exchange(NO_PROGRESS, withItem(newDevice("a"), mark("m"), NOON));
  const undone = withItem(
    withItem(newDevice("b"), mark("n"), NOON),
    { ...mark("n"), value: null },
    NOON,
  );
  const b = exchange(a.server, undone);
  expect([...itemsOf(b.device ?? newDevice("")).values()].map(({ id }) => id)).toEqual(["m"]);
});

test("a clock that is a day ahead wins over nothing that was done later", () => {
  const early = exchange(
    NO_PROGRESS,
    withItem(newDevice("a"), bookmark("early"), NOON - 1000 + DAY),
    NOON + DAY,
  );
  const late = exchange(early.server, withItem(newDevice("b"), bookmark("late"), NOON));
  expect([...late.server.changes.values()]).toMatchObject([{ value: "late", at: NOON }]);
});

test("a change of the version that was seen wins, though the clock was set back a year", () => {
  const first = exchange(NO_PROGRESS, withItem(newDevice("a"), bookmark("first"), NOON));
  if (!first.device) throw new Error("not taken in");
  const changed = withItem({ ...first.device, lastAt: 0 }, bookmark("second"), NOON - 365 * DAY);
  expect([...exchange(first.server, changed).server.changes.values()]).toMatchObject([
    { value: "second", at: NOON + 1 },
  ]);
});

test("a server that has lost what a device sent gets all of it again", () => {
  const sent = exchange(NO_PROGRESS, withItem(newDevice("a"), mark("m"), NOON));
  if (!sent.device) throw new Error("not taken in");
  const restored = exchange(NO_PROGRESS, withItem(sent.device, mark("n"), NOON));
  expect(restored.device).toBeUndefined();
  const again = exchange(restored.server, sentAgain(withItem(sent.device, mark("n"), NOON), "a2"));
  expect([...again.server.changes.keys()]).toEqual(["mark m", "mark n"]);
});

test("an old copy of a device's store, which would reuse numbers, is noticed", () => {
  const first = withItem(newDevice("a"), mark("m"), NOON);
  const { server } = exchange(NO_PROGRESS, withItem(first, mark("n"), NOON));
  expect(exchange(server, first).device).toBeUndefined();
});

test("a user takes over a visitor's items with their times, and keeps what is later", () => {
  const user = withItem(newDevice("a"), position("80:17"), NOON);
  const early = withItem(newDevice("v"), position("2:255"), NOON - DAY);
  const merged = withItemsOf(user, withItem(early, mark("m"), NOON - 60_000));
  expect(merged.pending.map(({ seq, id, at }) => ({ seq, id, at }))).toEqual([
    { seq: 1, id: "daily", at: NOON },
    { seq: 2, id: "m", at: NOON - 60_000 },
  ]);
  const later = withItem(newDevice("v"), position("2:255"), NOON + 60_000);
  expect(itemsOf(withItemsOf(user, later)).get("position daily")?.value).toBe("2:255");
  const fast = { ...user, skew: DAY };
  expect(withItemsOf(fast, later).lastAt).toBe(NOON + 60_000 + DAY);
});

test("a device that was away while removed items were forgotten takes everything anew", () => {
  const both = withItem(withItem(newDevice("a"), mark("m"), NOON), mark("n"), NOON);
  const { server } = exchange(NO_PROGRESS, both);
  const away = exchange(server, newDevice("b")).device ?? newDevice("");
  const seen = exchange(server, newDevice("c")).device ?? newDevice("");
  const undone = exchange(server, withItem(seen, { ...mark("m"), value: null }, NOON)).server;
  const kept = [...undone.changes].filter(([, { value }]) => value !== null);
  const forgetful = { ...undone, changes: new Map(kept), compacted: undone.revision };
  const back = exchange(forgetful, withItem(away, mark("o"), NOON));
  expect(back.device).toMatchObject({ since: 0, held: new Map(), pending: [] });
  const again = exchange(back.server, withItem(back.device ?? away, mark("p"), NOON)).device;
  expect([...itemsOf(again ?? away).keys()].sort()).toEqual(["mark n", "mark o", "mark p"]);
  expect(again?.since).toBe(5);
  const push = pushOf(away, NOON, 100);
  const late = replyTo({ before: server, after: server }, push, { now: NOON, limit: 100 });
  expect(withReply(again ?? away, { ...push, device: "b" }, late)).toBeUndefined();
});
