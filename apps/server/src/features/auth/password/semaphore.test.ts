import { setImmediate as settle } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

interface Work {
  readonly run: () => Promise<string>;
  finish(): void;
  fail(error: Error): void;
}

/** A task that records its start and ends when the test releases it. */
function work(name: string, begun: string[]): Work {
  const ends: { finish: () => void; fail: (error: Error) => void } = {
    finish: () => {},
    fail: () => {},
  };
  const done = new Promise<string>((resolve, reject) => {
    ends.finish = () => resolve(name);
    ends.fail = reject;
  });
  const run = () => {
    begun.push(name);
    return done;
  };
  return { run, finish: () => ends.finish(), fail: (error) => ends.fail(error) };
}

test("as many run at once as there are slots, the others in order", async () => {
  const limited = createSemaphore({ atOnce: 2, waiting: 10 });
  const begun: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => work(name, begun)) as [
    Work,
    Work,
    Work,
    Work,
  ];
  const results = [a, b, c, d].map(({ run }) => limited(run));
  await settle();
  expect(begun).toEqual(["a", "b"]);
  b.finish();
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  a.finish();
  c.finish();
  d.finish();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("work that fails releases its slot", async () => {
  const limited = createSemaphore({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const bad = work("bad", begun);
  const good = work("good", begun);
  const results = [limited(bad.run), limited(good.run)];
  bad.fail(new Error("no luck"));
  good.finish();
  await expect(results[0]).rejects.toThrow("no luck");
  expect(await results[1]).toBe("good");
  expect(begun).toEqual(["bad", "good"]);
});

test("a full queue rejects with BUSY, and goes on", async () => {
  const limited = createSemaphore({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => work(name, begun)) as [Work, Work, Work];
  const first = limited(a.run);
  const second = limited(b.run);
  await expect(limited(c.run)).rejects.toMatchObject({ code: "BUSY" });
  a.finish();
  b.finish();
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(begun).toEqual(["a", "b"]);
});
