import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { runInSlices } from "./run-in-slices.ts";

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

test("a step that fails ends the work", async () => {
  await expect(runInSlices(failingWork())).rejects.toThrow("damaged");
});

function* failingWork() {
  yield;
  throw new Error("damaged");
}
