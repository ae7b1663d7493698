import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { inOwnTurn, runInSlices } from "./run-in-slices.ts";

const MANY = 20_000_000;

test("lets other work run in between, and returns the result", async () => {
  const done: string[] = [];
  setImmediate(() => done.push("a request"));
  function* work() {
    for (let step = 0; step < MANY && done.length === 0; step++) yield;
    done.push("the work");
    return done;
  }
  expect(await runInSlices(work())).toEqual(["a request", "the work"]);
});

test("of all that runs at once one has a slice in a turn of the event loop", async () => {
  const turns = { first: new Set<number>(), second: new Set<number>() };
  let turn = 0;
  const next = (): void => {
    turn += 1;
    if (turns.first.size === 0 || turns.second.size === 0) setImmediate(next);
  };
  setImmediate(next);
  function* work(own: keyof typeof turns, other: keyof typeof turns) {
    do {
      turns[own].add(turn);
      yield;
    } while (turns[other].size === 0);
  }
  await Promise.all([runInSlices(work("first", "second")), runInSlices(work("second", "first"))]);
  expect([...turns.first].filter((each) => turns.second.has(each))).toEqual([]);
});

test("what a reader waits for goes before what is made for later, which has every eighth turn", async () => {
  const done: string[] = [];
  const queue = (name: string, rank: "request" | "background") =>
    inOwnTurn(() => void done.push(name), rank);
  await Promise.all([
    ...["x", "y", "z"].map((name) => queue(name, "background")),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => queue(String(number), "request")),
  ]);
  expect(done.join("")).toBe("1234567x89yz");
});

test("a step that fails ends the work", async () => {
  await expect(runInSlices(failingWork())).rejects.toThrow("damaged");
});

function* failingWork() {
  yield;
  throw new Error("damaged");
}
