import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { jobsApart } from "./jobs-apart.ts";

/** Answers with the job and how many it has had; some jobs fail, end the thread or never end. */
const COUNTING = `
  const { parentPort } = require("node:worker_threads");
  let had = 0;
  parentPort.on("message", ({ id, job }) => {
    had += 1;
    if (job === "exit") process.exit();
    if (job === "throw") throw new Error("broken");
    if (job === "spin") for (;;);
    if (job === "fail") parentPort.postMessage({ id, fault: "no such job" });
    else parentPort.postMessage({ id, result: job + " " + had });
  });`;

const counting = (idleMs = 60_000, limitMs?: number) => {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(COUNTING, { eval: true });
  };
  const failure = "It could not be counted";
  const apart = jobsApart<string, string>({ start, failure, idleMs, limitMs });
  return { ...apart, started: () => started };
};

test("jobs are answered in their order by one thread, each with its own result", async () => {
  const { run, stop, started } = counting();
  expect(started()).toBe(0);
  expect(await Promise.all(["a", "b", "c"].map((job) => run(job)))).toEqual(["a 1", "b 2", "c 3"]);
  expect(started()).toBe(1);
  await stop();
});

test("a job that fails rejects with what was to be done, and the thread goes on", async () => {
  const { run, stop } = counting();
  await expect(run("fail")).rejects.toThrow("It could not be counted: no such job");
  expect(await run("a")).toBe("a 2");
  await stop();
});

test.each([
  ["exit", "It could not be counted: its thread ended."],
  ["throw", "broken"],
])(
  "where a thread ends by %s, its jobs reject, and the next one has another",
  async (end, says) => {
    const { run, stop, started } = counting();
    const both = await Promise.allSettled([run(end), run("a")]);
    expect(both).toEqual([
      { status: "rejected", reason: expect.objectContaining({ message: says }) },
      { status: "rejected", reason: expect.objectContaining({ message: says }) },
    ]);
    expect(await run("b")).toBe("b 1");
    expect(started()).toBe(2);
    await stop();
  },
);

test("where a job takes too long its thread ends, and the next one has another", async () => {
  const { run, started } = counting(undefined, 1);
  for (const threads of [1, 2]) {
    const both = await Promise.allSettled([run("spin"), run("a")]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(started()).toBe(threads);
  }
});

test("a thread outlives the limit of a job that is done", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { run, stop, started } = counting(60_000, 1000);
  expect(await run("a")).toBe("a 1");
  vi.advanceTimersByTime(1000);
  expect(await run("b")).toBe("b 2");
  expect(started()).toBe(1);
  vi.useRealTimers();
  await stop();
});

test("an idle thread ends, and the next job has another", async () => {
  const { run, started, stop } = counting(0);
  const results = new Set<string>();
  await expect
    .poll(async () => {
      results.add(await run("a"));
      await new Promise(setImmediate);
      return started();
    })
    .toBeGreaterThan(1);
  expect(results).toContain("a 1");
  await stop();
});

test("one that is left does the jobs that wait, then ends, and the next job has another", async () => {
  const { run, leave, stop, started } = counting();
  const both = Promise.all(["a", "b"].map((job) => run(job)));
  leave();
  expect(await both).toEqual(["a 1", "b 2"]);
  const results = new Set<string>();
  await expect
    .poll(async () => {
      results.add(await run("c"));
      await new Promise(setImmediate);
      return started();
    })
    .toBe(2);
  leave();
  expect(await run("d")).toBe("d 1");
  await stop();
});

test("a stopped one rejects what it has not done", async () => {
  const { run, stop } = counting();
  const [waiting] = await Promise.allSettled([run("a"), stop()]);
  expect(waiting).toMatchObject({
    reason: { message: "It could not be counted: its thread ended." },
  });
});
