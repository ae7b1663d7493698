import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

/** Enters and notes the order in which it is decided. */
function visits(gate: ReturnType<typeof createGate>) {
  const decided: string[] = [];
  const visit = (name: string): void =>
    void gate.enter().then((entered) => decided.push(`${name} ${entered ? "in" : "away"}`));
  return { decided, visit, settle: () => new Promise<void>((done) => void setImmediate(done)) };
}

test("so many at once go in, the others in their order, each when a turn ends", async () => {
  const gate = createGate({ atOnce: 2, waiting: 10, waitMs: 1000 });
  const { decided, visit, settle } = visits(gate);
  for (const name of ["a", "b", "c", "d"]) visit(name);
  await settle();
  expect(decided).toEqual(["a in", "b in"]);
  gate.leave();
  await settle();
  expect(decided).toEqual(["a in", "b in", "c in"]);
  for (let turn = 0; turn < 3; turn += 1) gate.leave();
  await settle();
  expect(decided).toEqual(["a in", "b in", "c in", "d in"]);
  visit("e");
  visit("f");
  visit("g");
  await settle();
  expect(decided.slice(4)).toEqual(["e in", "f in"]);
});

test("who finds the queue full is turned away at once", async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, waitMs: 1000 });
  const { decided, visit, settle } = visits(gate);
  for (const name of ["a", "b", "c"]) visit(name);
  expect(gate.isFull()).toBe(true);
  visit("d");
  await settle();
  expect(decided).toEqual(["a in", "d away"]);
  gate.leave();
  expect(gate.isFull()).toBe(false);
});

test("the queue is as long as can be worked off in its time", async () => {
  let now = 0;
  const gate = createGate({ atOnce: 1, waiting: 1000, waitMs: 500 }, () => now);
  const fill = (): number => {
    let length = 0;
    for (; !gate.isFull(); length += 1) void gate.enter();
    return length;
  };
  const workOff = async (turns: number, milliseconds: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) {
      await gate.enter();
      now += milliseconds;
      gate.leave();
    }
  };
  await workOff(100, 100);
  await gate.enter();
  // Five of 100 ms are half a second; a sixth would be told of it too late.
  expect(fill()).toBe(6);
  for (let turn = 0; turn < 7; turn += 1) gate.leave();
  await workOff(100, 10);
  await gate.enter();
  expect(fill()).toBe(50);
});

test("who has waited too long after all is turned away, and the next one who has not goes in", async () => {
  let now = 0;
  const gate = createGate({ atOnce: 1, waiting: 10, waitMs: 500 }, () => now);
  const { decided, visit, settle } = visits(gate);
  visit("a");
  visit("b");
  now = 300;
  visit("c");
  now = 600;
  gate.leave();
  await settle();
  expect(decided).toEqual(["a in", "b away", "c in"]);
});

test("nobody waits for a turn that never ends", async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, waitMs: 1 });
  await gate.enter();
  expect(await gate.enter()).toBe(false);
});
