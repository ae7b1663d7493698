import { expect, test } from "vitest";
import { createLoadLimiter } from "./load-limiter.ts";

/** Acquires and notes the order in which it is decided. */
function visits(limiter: ReturnType<typeof createLoadLimiter>) {
  const decided: string[] = [];
  const visit = (name: string, from?: string): void =>
    void limiter
      .acquire(from)
      .then((entered) => decided.push(`${name} ${entered ? "in" : "away"}`));
  return { decided, visit, settle: () => new Promise<void>((done) => void setImmediate(done)) };
}

test("a limited number runs at once, the others in order, each when a slot is free", async () => {
  const limiter = createLoadLimiter({ atOnce: 2, waiting: 10, waitMs: 1000 });
  const { decided, visit, settle } = visits(limiter);
  for (const name of ["a", "b", "c", "d"]) visit(name);
  await settle();
  expect(decided).toEqual(["a in", "b in"]);
  limiter.release();
  await settle();
  expect(decided).toEqual(["a in", "b in", "c in"]);
  for (let turn = 0; turn < 3; turn += 1) limiter.release();
  await settle();
  expect(decided).toEqual(["a in", "b in", "c in", "d in"]);
  visit("e");
  visit("f");
  visit("g");
  await settle();
  expect(decided.slice(4)).toEqual(["e in", "f in"]);
});

test("a full queue refuses at once", async () => {
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 2, waitMs: 1000 });
  const { decided, visit, settle } = visits(limiter);
  for (const name of ["a", "b", "c"]) visit(name);
  expect(limiter.isFull()).toBe(true);
  visit("d");
  await settle();
  expect(decided).toEqual(["a in", "d away"]);
  limiter.release();
  expect(limiter.isFull()).toBe(false);
});

test("the queue is as long as can be served within its time", async () => {
  let now = 0;
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 1000, waitMs: 500 }, () => now);
  const fill = (): number => {
    let length = 0;
    for (; !limiter.isFull(); length += 1) void limiter.acquire();
    return length;
  };
  const workOff = async (turns: number, milliseconds: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) {
      await limiter.acquire();
      now += milliseconds;
      limiter.release();
    }
  };
  await workOff(100, 100);
  await limiter.acquire();
  // Five of 100 ms are half a second; a sixth would be refused too late.
  expect(fill()).toBe(6);
  for (let turn = 0; turn < 7; turn += 1) limiter.release();
  await workOff(100, 10);
  await limiter.acquire();
  expect(fill()).toBe(50);
});

test("a request that has waited too long is refused, and the next one runs", async () => {
  let now = 0;
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 10, waitMs: 500 }, () => now);
  const { decided, visit, settle } = visits(limiter);
  visit("a");
  visit("b");
  now = 300;
  visit("c");
  now = 600;
  limiter.release();
  await settle();
  expect(decided).toEqual(["a in", "b away", "c in"]);
});

test("no request waits forever for a slot", async () => {
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 10, waitMs: 1 });
  await limiter.acquire();
  expect(await limiter.acquire()).toBe(false);
});

test("each network has its own line, served round robin", async () => {
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 10, waitMs: 1000 });
  const { decided, visit, settle } = visits(limiter);
  for (const name of ["a1", "a2", "a3", "b1", "b2"]) visit(name, name[0]);
  for (let turn = 0; turn < 4; turn += 1) limiter.release();
  await settle();
  expect(decided).toEqual(["a1 in", "a2 in", "b1 in", "a3 in", "b2 in"]);
});

test("a full queue accepts another network: the last request of the longest line is refused", async () => {
  const limiter = createLoadLimiter({ atOnce: 1, waiting: 3, waitMs: 1000 });
  const { decided, visit, settle } = visits(limiter);
  for (const name of ["a1", "a2", "a3", "a4"]) visit(name, "a");
  expect([limiter.isFull("a"), limiter.isFull("b")]).toEqual([true, false]);
  visit("b1", "b");
  await settle();
  expect(decided).toEqual(["a1 in", "a4 away"]);
  expect([limiter.isFull("a"), limiter.isFull("b"), limiter.isFull("c")]).toEqual([
    true,
    true,
    false,
  ]);
  visit("c1", "c");
  expect(limiter.isFull("d")).toBe(true);
  for (let turn = 0; turn < 4; turn += 1) limiter.release();
  await settle();
  expect(decided.slice(2)).toEqual(["a3 away", "a2 in", "b1 in", "c1 in"]);
});
